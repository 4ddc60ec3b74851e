/** The real jQuery, which tests put on the page. What of it the library uses is typed in `site/jquery.ts`. */
declare module 'jquery' {
  const jQuery: unknown;
  export default jQuery;
}

declare module 'jquery/dist/jquery.slim.js' {
  export { default } from 'jquery';
}
