declare module '*.svg?no-inline' {
  /** Address on the development server. */
  const url: string;
  export default url;
}
