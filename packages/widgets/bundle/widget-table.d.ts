declare module 'iyim:widget-table' {
  const table: import('./from-table.ts').WidgetTable;
  export default table;
  /** Names of the widgets in the core's table, separated by spaces, each with its trigger if that is not the default. */
  export const laterNames: string;
}

declare module 'iyim:later-table' {
  const table: import('./from-table.ts').WidgetTable;
  export default table;
}
