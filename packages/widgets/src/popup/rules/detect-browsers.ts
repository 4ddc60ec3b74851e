/** What a browser is called, as the original's conditions name it, by what its user agent says of itself. */
const SIGNS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\b(OPR|OPiOS)\/|\bOpera\b/],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['ie', /\bMSIE |\bTrident\//],
  ['chrome', /(Chrome|CriOS)\//],
  ['safari', /\bVersion\/.*\bSafari\//],
];

/** The names of this browser: one, or none when it is none of those that conditions can name. */
export function detectBrowsers(userAgent: string): ReadonlySet<string> {
  // Each says that it is also all those that come after it.
  const found = SIGNS.find(([, sign]) => sign.test(userAgent));
  return new Set(found ? [found[0]] : []);
}
