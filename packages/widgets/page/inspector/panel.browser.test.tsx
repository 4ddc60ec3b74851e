import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inspect } from '../../../runtime/src/behaviours/inspector.ts';
import { lazyWidget } from '../../../runtime/src/islands/lazy-widget.ts';
import { pageRecord } from '../../../runtime/src/islands/registry.ts';
import { NothingToEnhance } from '../../../runtime/src/islands/types.ts';
import { type StartOptions, start, stop } from '../../../runtime/src/start.ts';
import { counter } from '../../../runtime/src/testing/counter.tsx';
import { expectUnharmed, markup } from '../../../runtime/src/testing/hostile.ts';
import { until } from '../../../runtime/src/testing/page.ts';
import { broughtToPage } from '../../shared/iyim-widget.ts';

const widget = (name: string, definition: object = counter) =>
  lazyWidget(name, {
    trigger: 'load',
    page: broughtToPage,
    load: async () => ({ default: { ...counter, ...definition, name } }),
  });
const empty = {
  read: () => {
    throw new NothingToEnhance('expected pictures, found none');
  },
};
const button = '<button>+</button>';

const place = () => document.querySelector('[data-iyim-inspector]');
const panel = () => place()?.shadowRoot?.querySelector<HTMLElement>('.panel');
const all = (selector: string) => [...(panel()?.querySelectorAll<HTMLElement>(selector) ?? [])];
const texts = (selector: string) =>
  all(selector).map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim());
const settled = () => !document.querySelector('[data-widget-state=loading], [data-widget-state=pending]');

async function open(html: string, options: StartOptions = {}): Promise<void> {
  document.body.innerHTML = html;
  start({ widgets: [widget('counter'), widget('empty', empty)], ...options });
  await inspect();
  await until(() => panel()?.querySelector('.summary'), 'the report');
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

describe('the panel', () => {
  it('IN-1 the panel lists each host with its widget, state and reason', async () => {
    await open(`
      <div id="a" data-widget="counter">${button}</div>
      <div id="b" data-widget="counter">text</div>
      <div id="c" data-widget="counter" data-widget-load="never">${button}</div>
      <div id="d" data-widget="counter" data-widget-load="visible" style="display: none">${button}</div>
      <div id="e" data-widget="conuter">${button}</div>`);
    await until(() => texts('.row')[1]?.includes('failed'), 'the states');
    expect(texts('.row')).toEqual([
      'counter mounted <div#a>',
      'counter failed <div#b> Its markup lacks a part',
      'counter waiting <div#c> Loads only when iyim.mount() is called',
      'counter waiting <div#d> Not displayed, and so never in view',
      'conuter unknown <div#e> No widget is named conuter. Did you mean counter?',
    ]);
    expect(texts('.summary')).toEqual(['5 hosts: 1 mounted, 3 waiting, 1 failed']);
  });

  it('IN-3 a failed host and a mounted host with nothing to enhance are findings with a remedy', async () => {
    await open('<div id="b" data-widget="counter">text</div><div id="n" data-widget="empty"></div>');
    await until(() => texts('.finding').length >= 2 && settled(), 'the findings');
    await until(() => texts('.finding')[1]?.includes('nothing to enhance'), 'the second finding');
    expect(texts('.finding')[0]).toContain('Error The markup of counter lacks a part');
    expect(texts('.finding')[0]).toContain('expected a <button> inside the host, found none');
    expect(texts('.finding')[1]).toContain('Warning empty is mounted, but has nothing to enhance');
    expect(texts('.finding')[1]).toContain('expected pictures, found none');
    expect(texts('.row')[1]).toContain('Mounted, but with nothing to enhance');
  });

  it('IN-4 an open row shows the settings as read, and the time to mount', async () => {
    await open(`<div data-widget="counter" data-widget-settings='{"start":"3","lable":"x"}'>${button}</div>`);
    await until(() => texts('.row')[0]?.includes('mounted'), 'the island');
    all('.row')[0]?.click();
    await until(() => all('.details')[0], 'the details');
    expect(texts('.details')[0]).toContain('start: 3');
    expect(texts('.details')[0]).toContain('label: "Count" default');
    expect(texts('.details')[0]).toMatch(/mounted [\d,]+ ms after its trigger, [\d,]+ ms after navigation/);
    expect(texts('.details .finding')[0]).toContain('does not know the setting lable. Did you mean label?');
  });

  it('IN-8 markup of known plugins is listed with the reason why it is not an island', async () => {
    const tabs = '<div class="jet-tabs"></div>';
    const reasons = () => all('details')[1]?.textContent;
    await open(tabs);
    expect(reasons()).toContain('adopt is off in the configuration');
    stop();
    await open(
      `${tabs}<div class="jet-unfold"></div><p data-iyim-skip id="s"><i class="jet-unfold"></i></p>`,
      {
        widgets: [widget('tabs'), widget('counter'), widget('unfold')],
        adopt: ['unfold'],
      },
    );
    await until(() => reasons()?.includes('data-iyim-skip'), 'the reasons');
    expect(reasons()).toContain('adopt does not list tabs');
    expect(reasons()).toContain('data-iyim-skip on <p#s>');
    expect(reasons()).not.toContain('adopt is off');
  });

  it('IN-1 the row with the focus or the pointer marks its host, and no longer does so afterwards', async () => {
    await open(`<div data-widget="counter" style="width: 200px; height: 50px">${button}</div>`);
    const mark = () => place()?.shadowRoot?.querySelector('.mark')?.getBoundingClientRect();
    expect(mark()).toBeUndefined();
    all('.row')[0]?.focus();
    await until(() => mark()?.width === 200, 'the mark');
    const { x, y } = document.querySelector('[data-widget]')?.getBoundingClientRect() ?? {};
    expect([mark()?.x, mark()?.y]).toEqual([x, y]);
    all('button')[0]?.focus();
    await until(() => mark() === undefined, 'the end of the mark');
    all('.row')[0]?.focus();
    await until(() => mark()?.width === 200, 'the mark');
    document.querySelector('[data-widget]')?.remove();
    await until(() => !mark()?.width, 'no mark for a removed host');
  });

  it('IN-1 the panel follows the page: a host that is added later, and one that is removed', async () => {
    await open('<p>Text</p>');
    expect(texts('.row')).toEqual([]);
    document.body.insertAdjacentHTML('beforeend', `<div data-widget="counter">${button}</div>`);
    await until(() => texts('.row')[0]?.includes('mounted'), 'the row');
    document.querySelector('[data-widget]')?.remove();
    await until(() => texts('.row').length === 0, 'the end of the row');
  });

  it.each([
    ['he', 'rtl', 'בודק האיים'],
    ['en', 'ltr', 'Iyim inspector'],
  ])(
    'IN-1 on a page in %s the panel has that language and is %s, whatever the direction of the page',
    async (lang, dir, title) => {
      document.documentElement.lang = lang;
      await open('<p>Text</p>');
      expect(texts('h2')).toEqual([title]);
      expect(getComputedStyle(panel() as HTMLElement).direction).toBe(dir);
    },
  );

  it('IN-1 the focus moves into the panel, Escape closes it, and the focus returns', async () => {
    await open('<button id="before">x</button>');
    document.querySelector<HTMLElement>('#before')?.focus();
    await inspect();
    expect(place()?.shadowRoot?.activeElement?.localName).toBe('h2');
    expect(document.querySelectorAll('[data-iyim-inspector]')).toHaveLength(1);
    panel()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await until(() => !place(), 'the end of the panel');
    expect(document.activeElement?.id).toBe('before');
  });

  it('IN-10 the page is unchanged while the panel is open, and after it has closed or the page was stopped', async () => {
    const html = `<div data-widget="counter" data-widget-load="never">${button}</div>`;
    await open(html);
    const body = document.body.innerHTML;
    const sheets = document.adoptedStyleSheets.length;
    const { offsetWidth, offsetHeight } = document.body;
    const children = document.documentElement.children.length;
    all('header button').at(-1)?.click();
    await until(() => !place(), 'the end of the panel');
    expect(document.body.innerHTML).toBe(body);
    expect(document.adoptedStyleSheets).toHaveLength(sheets);
    expect([document.body.offsetWidth, document.body.offsetHeight]).toEqual([offsetWidth, offsetHeight]);
    expect(document.documentElement.children).toHaveLength(children - 1);
    await inspect();
    stop();
    expect(place()).toBeNull();
    expect(document.body.innerHTML).toBe(html);
  });

  it('IN-10 a theme’s rules for all elements do not reach the panel', async () => {
    const style = document.createElement('style');
    style.textContent =
      '* { display: none !important; color: red !important } html > div { opacity: 0 } html, body { display: block !important }';
    document.head.append(style);
    await open('<p>Text</p>');
    const box = panel()?.getBoundingClientRect();
    expect(box?.height).toBeGreaterThan(100);
    expect(getComputedStyle(panel() as HTMLElement).color).toBe('rgb(27, 29, 33)');
    expect(getComputedStyle(place() as HTMLElement).opacity).toBe('1');
    style.remove();
  });

  it('SEC-1, IN-9 hostile markup, settings and names are shown as text', async () => {
    document.body.replaceChildren();
    const host = document.createElement('div');
    host.dataset.widget = 'counter';
    host.id = markup.join(' ');
    host.setAttribute('class', markup.join(''));
    host.dataset.widgetSettings = JSON.stringify(Object.fromEntries(markup.map((text) => [text, text])));
    document.body.append(host);
    start({ widgets: [widget('counter')] });
    await inspect();
    await until(() => texts('.row')[0]?.includes('failed'), 'the report');
    all('.row')[0]?.click();
    await until(() => all('.details')[0], 'the details');
    expect(all('script, img, iframe, svg, style, a, object')).toEqual([]);
    expectUnharmed();
  });

  it('IN-9 the button copies the report, and shows it where copying is not allowed', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await open(`<div data-widget="counter">${button}</div>`);
    all('.primary')[0]?.click();
    await until(() => texts('.copy [role=status]')[0] === 'The report has been copied.', 'the message');
    expect(write.mock.calls[0]?.[0]).toContain('| `counter` | 1 | `<div>` |');
    write.mockRejectedValueOnce(new Error('not allowed'));
    all('.primary')[0]?.click();
    await until(() => all('textarea')[0], 'the text');
    expect((all('textarea')[0] as HTMLTextAreaElement).value).toContain('## Iyim');
  });

  it('IN-9 inspect({ print: true }) prints the hosts as a console table, and opens no panel', async () => {
    const table = vi.spyOn(console, 'table').mockImplementation(() => {});
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    document.body.innerHTML = `<div id="b" data-widget="counter">text</div>`;
    start({ widgets: [widget('counter')] });
    await until(settled, 'the islands');
    await inspect({ print: true });
    expect(place()).toBeNull();
    expect(table.mock.calls[0]?.[0]).toMatchObject([
      { widget: 'counter', hosts: 1, element: '<div#b>', state: 'failed', why: 'Its markup lacks a part' },
    ]);
    expect(log.mock.calls.join('\n')).toContain('error: The markup of counter lacks a part');
  });

  const broken = (count: number) => '<div data-widget="counter">text</div>'.repeat(count);

  it('IN-3 equal findings are listed once with their number, and open to show their hosts', async () => {
    await open(broken(60) + '<div data-widget="empty"></div>');
    await until(() => texts('.finding')[0]?.includes('× 60') && settled(), 'the number of hosts');
    await until(() => texts('.finding')[1]?.includes('nothing to enhance'), 'the other finding');
    expect(texts('.finding')).toHaveLength(3); // the style sheet is missing, too
    expect(texts('.finding')[0]).toContain('expected a <button> inside the host, found none');
    expect(texts('.finding')[1]).not.toContain('×');
    const places = all('.finding .places')[0] as HTMLDetailsElement;
    places.open = true;
    const shown = () => [...places.querySelectorAll('.rows button')];
    expect(shown()).toHaveLength(20);
    const third = shown()[2] as HTMLElement;
    third.focus();
    await until(() => place()?.shadowRoot?.querySelector('.mark'), 'the mark');
    const box = document.querySelectorAll('[data-widget]')[2]?.getBoundingClientRect();
    expect(place()?.shadowRoot?.querySelector('.mark')?.getBoundingClientRect().y).toBe(box?.y);
  });

  it('IN-1 a long list shows its beginning and a button, and the focus moves on when the button is removed', async () => {
    await open(broken(120));
    await until(() => texts('.summary')[0]?.startsWith('120 hosts'), 'the hosts');
    expect(all('.row')).toHaveLength(50);
    const more = () => all('.rows + .more')[0];
    expect(more()?.textContent).toBe('Show 50 more (of 70)');
    more()?.click();
    await until(() => all('.row').length === 100, 'the next rows');
    more()?.focus();
    more()?.click();
    await until(() => all('.row').length === 120, 'the last rows');
    expect(more()).toBeUndefined();
    expect(place()?.shadowRoot?.activeElement).toBe(all('.row')[100]);
  });

  it('IN-1 a long list of hosts can be filtered by widget, element and state; Escape empties the field first', async () => {
    await open(`${broken(12)}<div id="good" data-widget="counter" class="x">${button}</div>`);
    await until(() => texts('.row').some((text) => text.includes('mounted')) && settled(), 'the island');
    const field = all('input')[0] as HTMLInputElement;
    const filter = async (query: string, count: number) => {
      field.value = query;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await until(() => all('.row').length === count, `${count} rows for ${query}`);
    };
    await filter('FAILED counter', 12);
    expect(texts('.filter [role=status]')).toEqual(['12 of 13']);
    await filter('#good', 1);
    await filter('lacks', 12);
    await filter('nothing like this', 0);
    const pressEscape = () =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    pressEscape();
    await until(() => all('.row').length === 13, 'all rows');
    expect(field.value).toBe('');
    pressEscape();
    await until(() => !place(), 'the end of the panel');
  });

  it('IN-1 the panel moves to the opposite corner, and out of the way of the element that it shows', async () => {
    await open(
      `<div data-widget="counter" style="position: fixed; right: 20px; bottom: 20px; width: 99px; height: 40px">${button}</div>`,
    );
    await until(() => texts('.row')[0]?.includes('mounted'), 'the island');
    const right = () => innerWidth - (panel()?.getBoundingClientRect().right ?? 0);
    const bottom = () => innerHeight - (panel()?.getBoundingClientRect().bottom ?? 0);
    expect([right(), bottom()]).toEqual([8, 8]);
    all('.row')[0]?.click();
    await until(() => all('.details button')[0], 'the details');
    all('.details button')[0]?.click();
    await until(() => panel()?.getBoundingClientRect().y === 8, 'the other corner');
    expect(panel()?.getBoundingClientRect().x).toBe(8);
    all('header button')[0]?.click();
    await until(() => bottom() === 8, 'the first corner');
  });

  it('IN-1 a message says why an element that is not displayed cannot be shown', async () => {
    await open(`<div id="h" data-widget="counter" style="display: none">${button}</div>`);
    all('.row')[0]?.click();
    await until(() => all('.details button')[0], 'the details');
    all('.details button')[0]?.click();
    await until(() => texts('.notice')[0]?.startsWith('<div#h> is not displayed now.'), 'the message');
  });

  it('IN-1 the focus moves to the title if the row that has it is removed with its host', async () => {
    await open(`<div data-widget="counter">${button}</div>`);
    await until(() => texts('.row')[0]?.includes('mounted'), 'the island');
    all('.row')[0]?.focus();
    document.querySelector('[data-widget]')?.remove();
    await until(() => texts('.row').length === 0, 'the end of the row');
    expect(place()?.shadowRoot?.activeElement?.localName).toBe('h2');
  });

  it('IN-10 clicks and keys in the panel do not reach the page’s scripts', async () => {
    const heard: string[] = [];
    const controller = new AbortController();
    await open(broken(20));
    for (const type of ['keydown', 'click', 'pointerdown', 'input', 'focusin'])
      document.addEventListener(type, () => heard.push(type), controller);
    const field = all('input')[0] as HTMLInputElement;
    field.focus();
    field.click();
    for (const event of [
      new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true }),
      new PointerEvent('pointerdown', { bubbles: true, composed: true }),
      new InputEvent('input', { bubbles: true, composed: true }),
    ])
      field.dispatchEvent(event);
    expect(heard).toEqual([]);
    controller.abort();
  });

  it.each([
    ['data-widget-setting', 'data-widget-settings'],
    ['data-widget-trigger', 'data-widget-load'],
  ])('IN-4 the attribute %s is named with the one that was probably meant', async (attribute, meant) => {
    await open(
      `<div data-widget="counter" ${attribute}="x" data-widget_type="a" data-widget-number="1">${button}</div>`,
    );
    await until(() => texts('.finding')[0]?.includes(attribute), 'the finding');
    expect(texts('.finding')).toHaveLength(2); // the style sheet is missing, too
    expect(texts('.finding')[0]).toContain(`counter does not read the attribute ${attribute}`);
    expect(texts('.finding')[0]).toContain(`Write ${meant}.`);
  });

  it.each([
    ['he', 'בזמן ההפעלה'],
    ['en', 'stopped by an error while mounting'],
  ])('IN-3 an error of a widget is not taken for a missing part (%s)', async (lang, message) => {
    document.documentElement.lang = lang;
    const faulty = widget('faulty', {
      read: () => {
        throw new TypeError('x is not a function');
      },
    });
    await open('<div data-widget="faulty"></div>', { widgets: [faulty] });
    await until(() => texts('.finding')[0]?.includes(message), 'the finding');
    expect(texts('.finding')[0]).toContain('x is not a function');
  });

  it.each([
    [
      'a file of the library',
      { effectiveDirective: 'script-src-elem', blockedURI: 'https://cdn.test/iyim/chunks/x.js' },
      'blocks Iyim: script-src-elem',
      'Allow the blocked address',
    ],
    [
      'a request of the library',
      {
        effectiveDirective: 'connect-src',
        blockedURI: 'https://shop.test/cart',
        sourceFile: 'https://cdn.test/iyim/chunks/x.js',
      },
      'blocks Iyim: connect-src',
      'Allow the blocked address',
    ],
    [
      'the Trusted Types policy of the library',
      { effectiveDirective: 'trusted-types', blockedURI: 'trusted-types-policy', sample: 'iyim' },
      'does not allow Iyim’s Trusted Types policy',
      'Add iyim to trusted-types.',
    ],
    [
      'another file',
      { effectiveDirective: 'img-src', blockedURI: 'https://ads.test/x.png' },
      'blocked something of the page: img-src',
      'It is not a file of Iyim.',
    ],
  ])('IN-7 a policy that blocks %s is explained', async (_, violation, message, remedy) => {
    await open('<script type="text/plain" src="https://cdn.test/iyim/iyim.js"></script>');
    document.dispatchEvent(
      new SecurityPolicyViolationEvent('securitypolicyviolation', {
        documentURI: location.href,
        violatedDirective: violation.effectiveDirective,
        originalPolicy: '',
        disposition: 'enforce',
        statusCode: 200,
        ...violation,
      }),
    );
    await until(() => texts('.finding').some((text) => text.includes(message)), 'the finding');
    expect(texts('.finding').find((text) => text.includes(message))).toContain(remedy);
  });

  it('IN-1 a page with thousands of hosts has its report in a second', async () => {
    document.body.innerHTML = `<div>${'<div data-widget="conuter" class="a b c d"><button>x</button></div>'.repeat(5000)}</div>`;
    start({ widgets: [widget('counter')] });
    await until(() => pageRecord().widgets.size === 1, 'the start');
    const since = performance.now();
    await inspect();
    await until(() => texts('.summary')[0]?.startsWith('5,000 hosts'), 'the report');
    expect(performance.now() - since).toBeLessThan(3000); // 0.4 s on an idle machine; a comparison of all places takes 5 s
    expect(texts('.finding')).toHaveLength(2); // the name of the widget, and the missing style sheet
    expect(panel()?.querySelectorAll('*').length).toBeLessThan(1000);
  });

  it('IN-1 without a widget that brings the inspector, inspect() says what is missing', async () => {
    start();
    await expect(inspect()).rejects.toThrow('expected a widget of @iyim/widgets, found none');
  });
});
