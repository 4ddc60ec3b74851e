// One chunk: a page asks for few.
export { takeOvers } from './handlers.ts';
export { originals } from './markup.ts';
