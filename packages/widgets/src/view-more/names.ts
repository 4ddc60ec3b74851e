/** The tricks plugin's page global. */
export const tricksNames = {
  settings: 'JetTricksSettings',
  /** In it: settings of the page's sections and containers, by the builder's id of the element. */
  sections: 'elements_data.sections',
} as const;
