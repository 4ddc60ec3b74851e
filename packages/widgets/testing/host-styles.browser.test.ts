/** Tests the styles for hosts that have not mounted yet, on a page that adopts originals without `data-widget`. */
import { afterEach, describe, expect, it } from 'vitest';
import { alsoForOriginals } from '../build/host-styles.ts';
import hostStyles from '../src/cart/host.css?inline';

const cart = (attributes = '') =>
  `<div class="woocommerce" ${attributes}><form class="woocommerce-cart-form"><div class="quantity"><input type="number" class="qty"></div></form></div>`;
const config = (adopts: string) =>
  `<script type="application/json" id="iyim-config" ${adopts}>{"adopt":true}</script>`;

/** Returns the width of the space reserved before the quantity, or 'none'. */
function spaceIn(html: string): string {
  document.body.innerHTML = html;
  const quantity = document.querySelector('.quantity') as HTMLElement;
  const { content, inlineSize } = getComputedStyle(quantity, '::before');
  return content === 'none' ? 'none' : inlineSize;
}

afterEach(() => {
  document.adoptedStyleSheets = [];
});

describe('the space for the cart’s buttons', () => {
  it.each([
    ['every original', 'data-adopt', '', '44px'],
    ['an original by its name', 'data-adopt="form cart"', '', '44px'],
    ['no original that is not listed', 'data-adopt="form"', '', 'none'],
    ['no original on a page without data-adopt', '', '', 'none'],
    ['no original that the page excludes', 'data-adopt', 'data-iyim-skip', 'none'],
    ['hosts with data-widget', '', 'data-widget="cart"', '44px'],
    ['no host that has failed', 'data-adopt', 'data-widget-state="failed"', 'none'],
  ])('RT-9, RT-26 the cart’s host styles reserve space for %s', (_, adopts, attributes, width) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(alsoForOriginals(hostStyles));
    document.adoptedStyleSheets = [sheet];
    expect(spaceIn(config(adopts) + cart(attributes))).toBe(width);
  });

  it('RT-26 the build fails for a host.css of a widget without an original, or of two widgets', () => {
    expect(() => alsoForOriginals("[data-widget~='chat'] p {}")).toThrow('found "chat"');
    expect(() => alsoForOriginals("[data-widget~='cart'], [data-widget~='form'] {}")).toThrow('found "cart"');
  });
});

const sheets = import.meta.glob<string>(['../{src,shared}/**/*.css', '../../runtime/src/**/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Returns selectors that style other elements depending on a `:has()` of the root or body, such as `body:has(p) > p`. */
const widest = (rules: CSSRuleList): string[] =>
  [...rules].flatMap((rule) => {
    const { selectorText = '', cssRules } = rule as CSSStyleRule;
    return [...selectorText.matchAll(/(?::root|\bhtml|\bbody):has\(/g)]
      .map(({ index = 0 }) => {
        let end = selectorText.indexOf('(', index) + 1;
        for (let depth = 1; depth > 0; end += 1)
          depth += Number(selectorText[end] === '(') - Number(selectorText[end] === ')');
        return selectorText.slice(end);
      })
      .filter((rest) => !/^\)*(?:,|$)/.test(rest))
      .map(() => selectorText)
      .concat(cssRules ? widest(cssRules) : []);
  });

describe('no selector makes the browser recheck all styles after each change', () => {
  it.each(Object.entries(sheets))(
    'no selector of %s makes the browser recheck all styles after each change',
    (file, css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(file.endsWith('/host.css') ? alsoForOriginals(css) : css);
      expect(widest(sheet.cssRules)).toEqual([]);
    },
  );

  it.each([
    [':root:has(#a) p {}', 1],
    ['@media screen { :is(p, :root:has(:is(#a, .b)) .c):not(d) {} }', 1],
    ['body:has(> p) > p {}', 1],
    [':where(:root:has(#a:is([b], [c]))), html:has(p) {}', 0],
    ['p:has(b) i {}', 0],
  ])('in %s, the check finds %i selectors that make the browser recheck all styles', (css, count) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    expect(widest(sheet.cssRules)).toHaveLength(count);
  });
});
