import { stop } from '@iyim/runtime';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { host } from '../../../runtime/src/testing/find.ts';
import { expectUnharmed, markup } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { tableOfContents as widget } from '../../bundle/catalogue.ts';
import { type Mounting, mountWidget } from '../../testing/mount.ts';
import { builder, builderPage, plain } from './testing/markup.ts';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const links = () => [...host().querySelectorAll<HTMLAnchorElement>('li a')];
const words = () => links().map(({ textContent }) => textContent);
const hashes = () => links().map(({ hash }) => decodeURIComponent(hash));
const current = () => links().flatMap((link) => (link.ariaCurrent === 'location' ? [link.textContent] : []));
const body = () => find('.elementor-toc__body');
const toggle = (name: 'expand' | 'collapse') => find(`.elementor-toc__toggle-button--${name}`);

const show = (html: string, options: Mounting = {}) => mountWidget(widget, html, { lang: 'en', ...options });

/** Returns plain markup with settings. */
const plainWith = (settings: object): string =>
  plain().replace(
    '<nav ',
    `<nav data-widget-settings='${JSON.stringify(settings).replaceAll("'", '&#39;')}' `,
  );

describe('the list of a table of contents', () => {
  it('TOC-1 a table of contents links to the headings by their ids, their widgets’ ids or generated ids, until it is unmounted', async () => {
    const before = await show(builderPage(builder()));
    expect(words()).toEqual(['About us', 'צוות', 'One <b>', 'Two', 'Contact']);
    expect(hashes()).toEqual([
      '#about',
      '#צוות',
      '#text',
      '#elementor-toc__heading-anchor-3',
      '#elementor-toc__heading-anchor-4',
    ]);
    expect(links().every(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))))).toBe(
      true,
    );
    expect(body().querySelector('ol')?.className).toContain('elementor-toc__list-wrapper');
    expect(find('.elementor-toc__spinner').checkVisibility()).toBe(false);
    expect(host().role).toBe('navigation');
    expect(document.getElementById(host().getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'On this page',
    );
    stop();
    expect(document.body.innerHTML).toBe(before);
  });

  it('TOC-1 a table of contents nests lower headings, and omits the headings that the settings exclude', async () => {
    await show(
      builderPage(
        builder({ hierarchical_view: 'yes', exclude_headings_by_selector: '#text', marker_view: 'bullets' }),
      ),
    );
    expect(words()).toEqual(['About us', 'צוות', 'Contact']);
    expect(host().querySelector('ul > li > ul a')?.textContent).toBe('צוות');
    expect(host().querySelectorAll('.elementor-toc__top-level')).toHaveLength(2);
  });

  it('TOC-1 a table of contents omits headings that the builder hides on this device', async () => {
    await page.viewport(900, 700);
    const css =
      '@media (width <= 800px) { .elementor-hidden-mobile { display: none } } @media (width > 800px) { .elementor-hidden-tablet { display: none } }';
    const wide = '<section class="elementor-hidden-mobile"><div><h2>Wide</h2></div></section>';
    const narrow =
      '<section class="elementor-hidden-tablet"><div class="elementor-hidden-desktop"><h2>Narrow</h2></div></section>';
    const closed = '<div hidden><h2>In a closed tab</h2></div>';
    await show(plain().replace('<article>', `<style>${css}</style><article>${wide}${narrow}${closed}`));
    expect(words().slice(0, 3)).toEqual(['Wide', 'In a closed tab', 'Clay']);
    await page.viewport(700, 700);
    await soon(() => expect(words().slice(0, 3)).toEqual(['Narrow', 'In a closed tab', 'Clay']));
  });

  it('TOC-1 a table of contents omits the titles of other tables of contents', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const second = '<nav data-widget="table-of-contents" data-widget-load="load"><h2>Ours</h2></nav>';
    await show(builderPage(builder() + builder().replaceAll('ab12', 'cd34') + second));
    await soon(() => expect(document.querySelectorAll('[data-widget-state=mounted]')).toHaveLength(3));
    for (const box of document.querySelectorAll('[data-widget]')) {
      const listed = [...box.querySelectorAll('li a')].map(({ textContent }) => textContent);
      expect(listed).toEqual(['About us', 'צוות', 'One <b>', 'Two', 'Contact']);
    }
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('TOC-1 a table of contents is updated when headings are added, changed and removed', async () => {
    await show(plain());
    expect(words()).toEqual(['Clay', 'White', 'Black', 'Glaze']);
    find('article').insertAdjacentHTML('afterbegin', '<h2>First</h2>');
    await soon(() => expect(words()).toEqual(['First', 'Clay', 'White', 'Black', 'Glaze']));
    expect(new Set(hashes()).size).toBe(5);
    find('article h2').textContent = 'Preface';
    find('article h3').remove();
    await soon(() => expect(words()).toEqual(['Preface', 'Clay', 'Black', 'Glaze']));
  });

  it.each([
    ['the Hebrew text', 'he', {}, 'לא נמצאו כותרות בעמוד זה.'],
    ['the English text', 'en', {}, 'No headings were found on this page.'],
    ['the text of the builder’s settings', 'he', { no_headings_message: 'Nothing.' }, 'Nothing.'],
  ])('TOC-1 an empty table of contents shows %s', async (_how, lang, settings, message) => {
    await show(plainWith({ container: 'footer', ...settings }), { lang });
    expect(host().querySelector('p')?.textContent).toBe(message);
    expect(host().querySelector('ol, ul')).toBeNull();
  });

  it('TOC-1 an empty table of contents shows the message from the page global of older releases', async () => {
    Object.assign(window, { ElementorProFrontendConfig: { i18n: { toc_no_headings_found: 'Leer.' } } });
    await show(plainWith({ container: 'footer' }));
    expect(host().querySelector('p')?.textContent).toBe('Leer.');
  });

  it('TOC-1 a table of contents inside a popup lists only the popup’s headings', async () => {
    await show(
      `<main><h2>Page</h2></main><div data-elementor-type="popup"><h2>Inside</h2>${builder()}</div>`,
    );
    expect(words()).toEqual(['Inside']);
  });

  it('TOC-1 a table of contents scrolls to the heading whose generated id is in the address', async () => {
    history.replaceState(null, '', '#elementor-toc__heading-anchor-3');
    await show(plain());
    await soon(() => expect(window.scrollY).toBeGreaterThan(0));
  });
});

describe('the current heading of a table of contents', () => {
  it.each(['rtl', 'ltr'])(
    'TOC-1 a table of contents marks the last heading above the middle of the window, or the heading that the visitor chose: %s',
    async (dir) => {
      await show(plain(), { dir });
      await soon(() => expect(current()).toEqual(['Clay']));
      window.scrollTo(0, window.innerHeight * 0.3);
      await soon(() => expect(current()).toEqual(['White']));
      window.scrollTo(0, window.innerHeight);
      await soon(() => expect(current()).toEqual(['Black']));
      links()[3]?.focus();
      await userEvent.keyboard('{Enter}');
      await soon(() => expect(current()).toEqual(['Glaze']));
      window.scrollTo(0, 0);
      await soon(() => expect(location.hash).not.toBe(''));
      expect(current()).toEqual(['Glaze']);
      window.dispatchEvent(new WheelEvent('wheel'));
      await soon(() => expect(current()).toEqual(['Clay']));
    },
  );

  it('TOC-1 a table of contents marks the last heading at the end of the page, even if its section is short', async () => {
    await show(plain());
    for (const below of ['', '<footer style="block-size: 80px">Footer</footer>']) {
      document.body.insertAdjacentHTML('beforeend', below);
      window.scrollTo(0, document.documentElement.scrollHeight);
      await soon(() => expect(current()).toEqual(['Glaze']));
      window.scrollTo(0, 0);
      await soon(() => expect(current()).toEqual(['Clay']));
    }
  });

  it('TOC-1 a table of contents shows collapsed entries below the current entry and below the focused entry', async () => {
    await show(plainWith({ hierarchical_view: true, collapse_subitems: true }));
    const below = () => find('nav li li').checkVisibility();
    await soon(() => expect(below()).toBe(true));
    window.scrollTo(0, window.innerHeight * 10);
    links()[3]?.focus();
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(below()).toBe(false));
    links()[0]?.focus();
    await soon(() => expect(below()).toBe(true));
    await userEvent.tab();
    expect(document.activeElement).toBe(links()[1]);
  });
});

describe('the box of a table of contents', () => {
  it.each([true, false])(
    'TOC-1 the two buttons of a table of contents fold and open it, and the focus moves to the other button; with roles: %s',
    async (roles) => {
      const min_height = { unit: 'px', size: 300 };
      const before = await show(
        builderPage(builder({ minimize_box: 'yes', minimized_on: 'none', min_height }, { roles })),
      );
      expect([toggle('expand').checkVisibility(), host().offsetHeight]).toEqual([false, 300]);
      toggle('collapse').focus();
      await userEvent.keyboard('{Enter}');
      await soon(() => expect(body().checkVisibility()).toBe(false));
      expect(document.activeElement).toBe(toggle('expand'));
      expect([toggle('expand').ariaExpanded, toggle('collapse').checkVisibility()]).toEqual(['false', false]);
      expect(host().offsetHeight).toBeLessThan(300);
      await userEvent.keyboard(' ');
      await soon(() => expect(body().checkVisibility()).toBe(true));
      expect(document.activeElement).toBe(toggle('collapse'));
      stop();
      expect(document.body.innerHTML.replace(/ style=""/g, '')).toBe(before);
    },
  );

  it('TOC-1 a table of contents in plain markup gets a button that opens the list', async () => {
    await show(plainWith({ minimize_box: true, minimized_on: 'desktop' }));
    const button = find('nav > button');
    expect([button.ariaExpanded, find('nav ol').checkVisibility()]).toEqual(['false', false]);
    await userEvent.click(button);
    await soon(() => expect([button.ariaExpanded, find('nav ol').checkVisibility()]).toEqual(['true', true]));
  });

  it('RT-29 a table of contents is left to Elementor Pro’s script once that script has drawn the list', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    await show(builderPage(builder()));
    body().innerHTML = '<ol class="elementor-toc__list-wrapper"><li>Theirs</li></ol>';
    await soon(() => expect(info).toHaveBeenCalledTimes(1));
    expect(host().textContent).toContain('Theirs');
    expect(find('h2[id]')).toBeNull();
  });
});

describe('hostile and invalid settings of a table of contents', () => {
  it('SEC-1 invalid and hostile selectors of a table of contents are ignored', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const selector of ['"]', '*', '::before', 'a:has(', ...markup.slice(0, 2)]) {
      stop();
      consoleError.mockClear();
      await show(plainWith({ container: selector, exclude_headings_by_selector: selector }));
      expect(words()).toHaveLength(['*', '::before'].includes(selector) ? 0 : 4);
    }
    expectUnharmed();
  });

  it('SEC-1 markup in headings and icons of a table of contents runs no script', async () => {
    await show(
      plainWith({ marker_view: 'bullets', icon: { value: `<svg></svg>${markup.join('')}`, library: 'svg' } }),
    );
    for (const text of markup)
      find('article').append(Object.assign(document.createElement('h2'), { textContent: text, id: text }));
    await soon(() => expect(words()).toContain(markup[1]));
    expect(host().querySelector('script, iframe, [onerror], [onload]')).toBeNull();
    expectUnharmed();
  });

  it('RT-2 a table of contents replaces unknown settings values and values of the wrong type by defaults', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show(
      plainWith({
        marker_view: 'stars',
        headings_by_tags: ['h2', 'script', '*'],
        min_height: [],
        container: 7,
      }),
    );
    expect(words()).toEqual(['Clay', 'Glaze']);
  });
});
