// A module of its own: it is fetched by pages without a list or button of a store.
export { recordViews } from '@iyim/runtime/page';
