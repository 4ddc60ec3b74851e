declare module '*.svg?no-inline' {
  /** Address of the file on the development server. */
  const url: string;
  export default url;
}
