declare module 'iyim:widget-table' {
  const table: import('./from-table.ts').WidgetTable;
  export default table;
  /** Names of the widgets in the later table, separated by spaces, with triggers that differ from the default. */
  export const laterNames: string;
}

declare module 'iyim:later-table' {
  const table: import('./from-table.ts').WidgetTable;
  export default table;
}
