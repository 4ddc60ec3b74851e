import { beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../../seed/index.ts';
import { type NoScriptBrowser, noScriptBrowser } from '../testing/no-script-browser.ts';

// All tests share one browser, because they only read pages.
let browser: NoScriptBrowser;
beforeAll(async () => {
  browser = await noScriptBrowser(seed);
});

const all = (selector: string) => [...browser.page.querySelectorAll(selector)];
const clock = (id: string) => {
  const element = browser.page.querySelector(`.elementor-element[data-id="${id}"]`);
  const host = element?.querySelector('[data-widget=countdown]');
  return { element, host, data: (name: string) => host?.getAttribute(`data-${name}`) ?? null };
};
const secondsFromNow = (seconds: string | null) => Number(seconds) - Date.now() / 1000;

describe.each([
  { language: 'Hebrew', root: '', other: '/en' },
  { language: 'English', root: '/en', other: '' },
])('the sale in $language', ({ root, other }) => {
  it.each(['/sale/', '/lab/clocks/?ends=5', '/lab/clocks/last-minute/'])(
    'AY-1 %s has one first-level heading, unique ids and no inline style',
    async (path) => {
      await browser.open(root + path);
      expect(browser.status).toBe(200);
      expect(all('h1')).toHaveLength(1);
      expect(browser.source).not.toMatch(/<style|\sstyle=|\son[a-z]+="/i);
      const ids = all('[id]').map(({ id }) => id);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      // The header and the phone's menu both contain the link to the other language.
      expect([...new Set(all('header a[hreflang]').map((link) => link.getAttribute('href')))]).toEqual([
        other + path,
      ]);
    },
  );

  it('CD-1 every countdown shows its end without scripts, and the time left when the page was rendered', async () => {
    await browser.open(`${root}/lab/clocks/?ends=93784`);
    const hosts = all('[data-widget=countdown]');
    expect(hosts).toHaveLength(8);
    for (const host of hosts) {
      const ends = host.closest('.elementor-element')?.querySelector('time')?.getAttribute('datetime');
      expect(Date.parse(ends ?? '')).toBeGreaterThan(Date.now());
    }
    const parts = [...(clock('cd00001').host?.querySelectorAll('.elementor-countdown-digits') ?? [])];
    expect(parts.map((part) => part.textContent)).toEqual(['01', '02', '03', '04']);
  });

  it('CD-1 the sale lists only products on sale', async () => {
    await browser.open(`${root}/sale/`);
    expect(all('.products > .sale').length).toBeGreaterThan(0);
    expect(all('.products > .product:not(.sale)')).toEqual([]);
  });
});

describe('the countdowns', () => {
  it('CD-1 the builder’s countdown has a date, and actions for its end', async () => {
    await browser.open('/lab/clocks/?ends=5');
    const { element, data } = clock('cd00002');
    expect(element?.getAttribute('data-widget_type')).toBe('countdown.default');
    expect(secondsFromNow(data('date'))).toBeLessThanOrEqual(5);
    expect(JSON.parse(data('expire-actions') ?? '')).toEqual([{ type: 'message' }]);
    expect(
      element?.querySelector('.elementor-countdown-wrapper ~ .elementor-countdown-expire--message'),
    ).not.toBeNull();
    expect(JSON.parse(clock('cd00003').data('expire-actions') ?? '')).toEqual([{ type: 'hide' }]);
  });

  it('CD-1 the elements plugin’s countdown has its attributes, its actions by name, and its parts', async () => {
    await browser.open('/en/lab/clocks/');
    const fixed = clock('cd00005');
    expect(fixed.element?.getAttribute('data-widget_type')).toBe('jet-countdown-timer.default');
    expect(fixed.data('type')).toBe('due_date');
    expect(secondsFromNow(fixed.data('due-date'))).toBeGreaterThan(3600);
    expect(JSON.parse(fixed.data('expire-actions') ?? '')).toEqual(['message']);
    expect(
      [...(fixed.host?.querySelectorAll('[data-value]') ?? [])].map((part) =>
        part.getAttribute('data-value'),
      ),
    ).toEqual(['days', 'hours', 'minutes', 'seconds']);
    expect(clock('cd00007').data('type')).toBe('endless');
    expect([clock('cd00007').data('start-date'), clock('cd00007').data('restart-interval')]).toEqual([
      '1767225600',
      '600',
    ]);
    expect(JSON.parse(clock('cd00008').data('expire-actions') ?? '')).toEqual(['restart']);
  });

  it('CD-2 evergreen countdowns have their interval, and print the end only for visitors without scripts', async () => {
    await browser.open('/lab/clocks/?ends=30');
    for (const id of ['cd00004', 'cd00006', 'cd00008']) {
      const { element, data } = clock(id);
      expect(data('evergreen-interval')).toBe('30');
      expect(element?.querySelector('noscript time')).not.toBeNull();
      expect(element?.querySelector(':not(noscript) > .countdown-end')).toBeNull();
    }
  });

  it('CD-1 the countdown that redirects has its own page, with a link to the target for every visitor', async () => {
    await browser.open('/en/lab/clocks/');
    await browser.follow('a[href="/en/lab/clocks/last-minute/"]');
    await browser.follow('a[href="?ends=5"]');
    const { data } = clock('cd00009');
    expect(secondsFromNow(data('date'))).toBeLessThanOrEqual(5);
    expect(JSON.parse(data('expire-actions') ?? '')).toEqual([
      { type: 'redirect', redirect_url: 'http://shop.test/en/shop/' },
    ]);
    await browser.follow('main a[href="/en/shop/"]');
    expect(browser.status).toBe(200);
  });

  it.each(['', '-1', 'x', '1.5', '99999999999', '__proto__'])(
    'CD-1 ?ends=%s is ignored in favour of the sale’s own end',
    async (ends) => {
      await browser.open(`/sale/?ends=${ends}`);
      expect(secondsFromNow(clock('cd00001').data('date'))).toBeGreaterThan(6 * 86_400);
      expect(Number(clock('cd00001').data('date')) % 3600).toBe(0);
    },
  );
});
