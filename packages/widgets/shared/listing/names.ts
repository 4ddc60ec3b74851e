/** Names of the listings plugin. */
export const listingNames = {
  /** Its settings, in a page global. */
  settings: 'JetEngineSettings',
  /** Its own script, where a page has it beside ours. */
  plugin: 'JetEngine',
} as const;
