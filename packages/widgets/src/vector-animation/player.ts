// Draws and reads a file. This is a chunk of its own, fetched with the file.
export { parseAnimation } from './drawing/parse-animation.ts';
export { Stage } from './Stage.tsx';
