declare module 'iyim:widget-table' {
  const table: import('./from-table.ts').WidgetTable;
  export default table;
  /** Names of the widgets in the core's table, separated by spaces. */
  export const laterNames: string;
}

declare module 'iyim:later-table' {
  const table: import('./from-table.ts').WidgetTable;
  export default table;
}
