declare module 'iyim:widget-table' {
  const table: import('./from-table.ts').WidgetTable;
  export default table;
  /** Of those in the later table, separated by spaces: names, with triggers that are not the usual one. */
  export const laterNames: string;
}

declare module 'iyim:later-table' {
  const table: import('./from-table.ts').WidgetTable;
  export default table;
}
