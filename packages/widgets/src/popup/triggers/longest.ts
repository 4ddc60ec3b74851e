/** Longest time a browser's timer can wait, in ms; asked for more, it fires at once. */
export const LONGEST = 2_147_483_647;
