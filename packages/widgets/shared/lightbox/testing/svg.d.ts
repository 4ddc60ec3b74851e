declare module '*.svg?no-inline' {
  /** Where the development server hands the file out. */
  const url: string;
  export default url;
}
