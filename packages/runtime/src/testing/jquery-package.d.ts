/** The real jQuery, which tests put on the page. What of it the library uses is typed in `host-page/legacy-events.ts`. */
declare module 'jquery' {
  const jQuery: unknown;
  export default jQuery;
}
