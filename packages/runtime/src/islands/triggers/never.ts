import { nothing, type Trigger } from './trigger.ts';

/** Never activates by itself: the page calls `iyim.mount(host)`. */
export const never: Trigger = () => nothing;
