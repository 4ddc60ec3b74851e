/** Tests hosts as servers print them when there is nothing to show: sold out, no posts, no pictures. */
import { start, stop, type Widget } from '@iyim/runtime';
import { describe, expect, it, vi } from 'vitest';
import { soon } from '../../runtime/src/testing/soon.ts';
import {
  accordion,
  animatedHeadline,
  carousel,
  collapse,
  gallery,
  horizontalTimeline,
  hotspots,
  imagesLayout,
  listing,
  megaMenu,
  navMenu,
  portfolio,
  scrollNavigation,
  slideshow,
  swatches,
  tabs,
  taxonomyFilter,
  timeline,
  unfold,
} from '../bundle/catalogue.ts';

const soldOut =
  '<form class="variations_form cart" data-widget="swatches" data-product_id="23" data-product_variations="[]"><p class="stock out-of-stock">Out of stock</p></form>';

const HOSTS: readonly (readonly [what: string, expected: string, widget: Widget, html: string])[] = [
  ['a sold-out product', '<select', swatches, soldOut],
  [
    'a gallery without pictures',
    'a list with pictures',
    gallery,
    '<div data-widget="gallery"><div class="elementor-gallery__container"></div></div>',
  ],
  [
    'a carousel without slides',
    'slides',
    carousel,
    '<div data-widget="carousel"><p>No reviews yet.</p></div>',
  ],
  ['a slideshow without slides', 'slides', slideshow, '<div data-widget="slideshow"></div>'],
  ['a menu without items', 'a list of links', navMenu, '<nav data-widget="nav-menu">Text</nav>'],
  ['a large menu without items', 'a list of titles', megaMenu, '<nav data-widget="mega-menu"><p>…</p></nav>'],
  [
    'a navigation without sections',
    'links to sections',
    scrollNavigation,
    '<nav data-widget="scroll-navigation"></nav>',
  ],
  ['a listing that found nothing', 'a list', listing, '<div data-widget="listing">No products found.</div>'],
  [
    'a list of tabs without panels',
    'a panel',
    tabs,
    '<div data-widget="tabs"><ul><li><a href="#none">1</a></li></ul></div>',
  ],
  ['an accordion without items', 'items', accordion, '<div data-widget="accordion"><p>Soon</p></div>'],
  ['an empty collapse', 'a header', collapse, '<div data-widget="collapse"></div>'],
  ['an unfold without content', 'the content', unfold, '<div data-widget="unfold">Text</div>'],
  [
    'a picture without spots',
    'e-hotspot',
    hotspots,
    '<div data-widget="hotspots"><img alt="" src="data:,"></div>',
  ],
  ['a layout without pictures', 'pictures', imagesLayout, '<ul data-widget="images-layout"><li>1</li></ul>'],
  ['a portfolio without posts', 'items', portfolio, '<div data-widget="portfolio"></div>'],
  [
    'a filter without terms',
    'data-filter',
    taxonomyFilter,
    '<div data-widget="taxonomy-filter"><div class="e-filter"></div></div>',
  ],
  ['a timeline without entries', 'entries', timeline, '<div data-widget="timeline"><p>Words</p></div>'],
  [
    'a horizontal timeline without entries',
    'entries',
    horizontalTimeline,
    '<div data-widget="horizontal-timeline"><p>Words</p></div>',
  ],
  ['a headline without words', 'phrases', animatedHeadline, '<h2 data-widget="animated-headline"></h2>'],
];

describe('a host without anything to enhance', () => {
  it.each(HOSTS)('RT-3 %s is left unchanged, without an error', async (_, expected, widget, html) => {
    const error = vi.spyOn(console, 'error');
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const onError = vi.fn();
    document.addEventListener('iyim:error', onError);
    document.body.innerHTML = html + html;
    for (const host of document.querySelectorAll('[data-widget]'))
      host.setAttribute('data-widget-load', 'load');
    const before = document.body.innerHTML;
    start({ widgets: [widget] });
    await soon(() => expect(document.querySelectorAll('[data-widget-state=mounted]')).toHaveLength(2));
    const logged = info.mock.calls.filter(([text]) =>
      String(text).includes(`${widget.name}: nothing to enhance`),
    );
    expect(logged).toHaveLength(1);
    expect(String(logged[0])).toContain(expected);
    stop();
    expect(document.body.innerHTML).toBe(before);
    expect(error).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
    document.removeEventListener('iyim:error', onError);
  });
});
