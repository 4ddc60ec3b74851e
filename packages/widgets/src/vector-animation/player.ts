// Reads and draws animation files. This is a chunk of its own, which is fetched together with the file.
export { parseAnimation } from './drawing/parse-animation.ts';
export { Stage } from './Stage.tsx';
