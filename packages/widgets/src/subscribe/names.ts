export const subscribeNames = {
  /** The elements plugin's settings, in a page global. */
  settings: 'jetElements',
} as const;
