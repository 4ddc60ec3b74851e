/** What few pages need of the islands' core, in one chunk: the entry script asks for it then. */

export { restore } from '../host-page/restore.ts';
export { rememberPlaces } from './successor.ts';
