/**
 * For pages and applications: start the library, mount and unmount islands, hear of them, tell its errors apart.
 * Widget authors import from `@iyim/runtime/widget`, what belongs to the shop from `@iyim/runtime/shop`.
 */

export { openLightbox } from './behaviours/lightbox.ts';
export { type LinkAction, registerAction } from './behaviours/registered-actions.ts';
export { scan } from './islands/hosts.ts';
export { mount, unmount } from './islands/mount.ts';
export { register } from './islands/register.ts';
export { version } from './islands/registry.ts';
export type { LightboxSettings, Widget } from './islands/types.ts';
export type { IyimConfig } from './site/config-shape.ts';
export { HttpError, InvalidAnswerError, NetworkError, RefusedError, TimeoutError } from './site/errors.ts';
export { type IslandEvents, on } from './site/events.ts';
export { type StartOptions, start, stop } from './start.ts';
