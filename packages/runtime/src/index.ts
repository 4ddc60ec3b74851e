/**
 * For pages and applications: starts the library, mounts and unmounts islands, listens to them, and exports its error classes.
 * Widget authors import from `@iyim/runtime/widget`; the shop is in `@iyim/runtime/shop`.
 */

export { inspect } from './behaviours/inspector.ts';
export { openLightbox } from './behaviours/lightbox.ts';
export { type LinkAction, registerAction } from './behaviours/registered-actions.ts';
export { define } from './islands/define.ts';
export { scan } from './islands/hosts.ts';
export { mount, unmount } from './islands/mount.ts';
export type { PlainIsland, PlainWidget } from './islands/plain-widget.ts';
export { register } from './islands/register.ts';
export { version } from './islands/registry.ts';
export type { InspectOptions, LightboxSettings, Widget } from './islands/types.ts';
export type { IyimConfig } from './site/config-shape.ts';
export { HttpError, InvalidAnswerError, NetworkError, RefusedError, TimeoutError } from './site/errors.ts';
export { type IslandEvents, on } from './site/events.ts';
export type { PageEventMap } from './site/page-events.ts';
export { type StartOptions, start, stop } from './start.ts';
