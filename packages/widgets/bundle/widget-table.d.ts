declare module 'iyim:widget-table' {
  const table: import('./from-table.ts').WidgetTable;
  export default table;
}
