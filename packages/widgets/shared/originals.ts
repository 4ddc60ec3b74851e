// One chunk: a page asks for few.
export { takeOvers } from './original-handlers.ts';
export { originals } from './original-markup.ts';
