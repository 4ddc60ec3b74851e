import { describe, expect, it } from 'vitest';
import { changedSettings, htmlToCopy } from '../../.storybook/page/copied-html.ts';

function page(html: string): HTMLElement {
  const root = document.createElement('main');
  root.innerHTML = html;
  return root;
}

describe('the HTML that can be copied from a story', () => {
  it('STB-3 the copied HTML has the host as the server sent it, with the settings as readable JSON', () => {
    const html = '<p>Before</p><div data-widget="tabs" data-settings="{&quot;a&quot;:1}"><b>One</b></div>';
    expect(htmlToCopy(page(html), 'tabs', { activeIndex: 2, note: "it's <b>" })).toBe(
      `<div data-widget="tabs" data-settings='{"a":1}' data-widget-settings='{"activeIndex":2,"note":"it&#39;s <b>"}'><b>One</b></div>`.replace(
        '<b>"}',
        htmlEscapesTags() ? '&lt;b&gt;"}' : '<b>"}',
      ),
    );
  });

  it('STB-3 the copied HTML has no settings if all have their defaults, unless the builder’s settings would apply', () => {
    expect(htmlToCopy(page('<i data-widget="tabs"></i>'), 'tabs', {})).toBe('<i data-widget="tabs"></i>');
    expect(htmlToCopy(page('<i data-widget="tabs" data-settings="{}"></i>'), 'tabs', {})).toContain(
      'data-widget-settings="{}"',
    );
  });

  it('STB-3 the copied HTML of a story without settings keeps the server’s settings', () => {
    const host = '<i data-widget="tabs" data-settings="{}"></i>';
    expect(htmlToCopy(page(host), 'tabs', undefined)).toBe(host);
  });

  it('STB-3 the copied HTML contains each host once, and the parts that it needs', () => {
    const html =
      '<ul id="list"><li data-widget="tabs sticky"><i data-widget="tabs"></i></li></ul><b data-widget="tabs-2"></b>';
    const copied = htmlToCopy(page(html), 'tabs', { a: 1 });
    expect(copied.match(/<li /g)).toHaveLength(1);
    expect(copied.match(/data-widget-settings/g)).toHaveLength(2);
    expect(copied).not.toContain('tabs-2');
    expect(htmlToCopy(page(html), 'tabs', {}, '#list')).toMatch(/^<ul id="list">/);
  });

  it('STB-3 quotes, ampersands and markup in settings survive copying', () => {
    const settings = { text: `"'&amp;<script>alert(1)</script>` };
    const copied = page(htmlToCopy(page('<i data-widget="tabs"></i>'), 'tabs', settings));
    expect(copied.querySelector('script')).toBeNull();
    expect(JSON.parse(copied.querySelector('i')?.getAttribute('data-widget-settings') ?? '')).toEqual(
      settings,
    );
  });

  it('STB-3 only settings that differ from their defaults are copied', () => {
    expect(changedSettings({ a: 1, b: ['x'], c: undefined, d: '' }, { a: 1, b: [], d: 'y' })).toEqual({
      b: ['x'],
      d: '',
    });
  });
});

/** Returns whether the environment escapes `<` in attributes, as browsers have done since 2025. */
function htmlEscapesTags(): boolean {
  const element = document.createElement('i');
  element.title = '<';
  return element.outerHTML.includes('&lt;');
}
