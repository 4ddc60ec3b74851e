// Reads and draws animation files. This module is a separate chunk, which is fetched together with the file.
export { parseAnimation } from './drawing/parse-animation.ts';
export { Stage } from './Stage.tsx';
