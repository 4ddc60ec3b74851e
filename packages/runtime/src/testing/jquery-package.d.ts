/** jQuery itself, which tests put on the page. The parts that the library uses are typed in `site/jquery.ts`. */
declare module 'jquery' {
  const jQuery: unknown;
  export default jQuery;
}

declare module 'jquery/dist/jquery.slim.js' {
  export { default } from 'jquery';
}
