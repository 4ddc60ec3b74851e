/** The core, which the loader fetches for a page that needs it; see `loader.ts`. */

export { inspect } from './behaviours/inspector.ts';
export { openLightbox } from './behaviours/lightbox.ts';
export { registerAction } from './behaviours/registered-actions.ts';
export { define } from './islands/define.ts';
export { scan } from './islands/hosts.ts';
export { mount, unmount } from './islands/mount.ts';
export { register } from './islands/register.ts';
export { start, stop } from './start.ts';
