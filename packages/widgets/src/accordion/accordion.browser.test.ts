import { stop } from '@iyim/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { updateSettings } from '../../../runtime/src/islands/mount.ts';
import { emulateMedia } from '../../../runtime/src/testing/emulate-media.ts';
import { expectUnharmed, markup } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { accordion as widget } from '../../bundle/catalogue.ts';
import { type Mounting, mountWidget } from '../../testing/mount.ts';
import definition from './Accordion.tsx';
import {
  CLASSIC_SHEET,
  classic,
  classicAsTabs,
  nested,
  PLUGIN_SHEET,
  plain,
  plugin,
  pluginWithTemplate,
} from './testing/markup.ts';

const HEADERS = 'summary, .elementor-tab-title, .jet-toggle__control';
const headers = () => [...document.querySelectorAll<HTMLElement>(HEADERS)];
const links = () => [...document.querySelectorAll<HTMLElement>('a[href="#x"]')];
/** Returns for each item whether the link in its panel is visible. */
const shown = () =>
  links().map((link) => link.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }));
const announced = () => headers().map((header) => header.getAttribute('aria-expanded') === 'true');
const only = (index: number) => [0, 1, 2].map((item) => item === index);
const NONE = [false, false, false];

const show = (html: string, options: Mounting = {}) =>
  mountWidget(widget, `<main>${html}</main>`, { lang: 'en', ...options });
const press = (index: number) => userEvent.click(headers()[index] as HTMLElement);
const areShown = (expected: boolean[]) =>
  soon(() => expect([shown(), announced()]).toEqual([expected, expected]));

const kinds = [
  ['nested', () => nested(), '', only(0)],
  ['classic', () => classic('accordion'), CLASSIC_SHEET, only(0)],
  ['plugin', () => plugin({ collapsible: true }), PLUGIN_SHEET, NONE],
  ['plain', () => plain(), '', NONE],
] as const;

describe.each(kinds)('the %s accordion', (_kind, html, sheet, atFirst) => {
  it('AX-1 opening an accordion item closes the others, and a second click closes it', async () => {
    await show(html(), { sheet });
    await areShown([...atFirst]);
    await press(1);
    await areShown(only(1));
    await press(2);
    await areShown(only(2));
    await press(2);
    await areShown(NONE);
  });

  it.each(['rtl', 'ltr'])(
    'AY-1 accordion headers are tab stops, and arrow keys, Home, End, Enter and Space work on them, %s',
    async (dir) => {
      await show(html(), { sheet, dir });
      expect(headers().map(({ tabIndex }) => tabIndex)).toEqual([0, 0, 0]);
      headers()[0]?.focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
      expect(document.activeElement).toBe(headers()[2]);
      await userEvent.keyboard('{Home}');
      expect(document.activeElement).toBe(headers()[0]);
      await userEvent.keyboard('{End}{Enter}');
      await areShown(only(2));
      await userEvent.keyboard(' ');
      await areShown(NONE);
    },
  );

  it('AX-1 the address hash opens the accordion item that has this id or contains the element with it', async () => {
    const inside = 'link2';
    history.replaceState(null, '', `#${inside}`);
    await show(html(), { sheet });
    await areShown(only(1));
    location.hash = `#${headers()[2]?.id || headers()[2]?.parentElement?.id}`;
    await areShown(only(2));
  });

  it('AX-1 the address hash opens the visible one of two accordion items with the same id', async () => {
    await show(html(), { sheet });
    const item = headers()[2]?.parentElement as HTMLElement;
    item.id ||= 'third';
    document.body.insertAdjacentHTML('afterbegin', `<div hidden><div id="${item.id}">for phones</div></div>`);
    location.hash = `#${item.id}`;
    await areShown(only(2));
  });

  it('AX-1 an accordion item that find-in-page matches opens, and the others close', async () => {
    await show(html(), { sheet });
    await areShown([...atFirst]);
    const closed = links()[2]?.closest<HTMLElement>('details, [hidden]');
    if (closed instanceof HTMLDetailsElement) closed.open = true;
    else closed?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await areShown(only(2));
  });

  it('RT-18 stop() restores the accordion’s server HTML', async () => {
    const before = await show(html(), { sheet });
    await press(1);
    await areShown(only(1));
    stop();
    expect(document.body.innerHTML).toBe(before);
  });
});

describe('number of open items', () => {
  it.each([
    ['nested', () => nested({ max_items_expended: 'multiple' }), '', [true, true, false]],
    ['toggle', () => classic('toggle'), CLASSIC_SHEET, [false, true, false]],
    ['plugin', () => plugin({ collapsible: false }, 1), PLUGIN_SHEET, [true, true, false]],
  ] as const)(
    'AX-1 several items stay open if the markup or its settings allow it: %s',
    async (_kind, html, sheet, expected) => {
      await show(html(), { sheet });
      await press(1);
      await areShown([...expected]);
      await press(2);
      await areShown([...expected.slice(0, 2), true]);
    },
  );

  it.each([
    ['expanded', only(0)],
    ['all_collapsed', NONE],
  ])('AX-1 default_state %s sets the items that start open', async (default_state, expected) => {
    await show(nested({ default_state }, default_state === 'expanded' ? 0 : 2));
    await areShown(expected);
  });
});

describe('events for the page', () => {
  it('AX-1 an opened item fires the event that makes listings measure again, once its panel is visible', async () => {
    await show(nested());
    const heard: boolean[] = [];
    const listen = () => heard.push(shown()[1] === true);
    document.addEventListener('jet-engine/listing/recalculate-masonry', listen);
    await press(1);
    await soon(() => expect(heard).toEqual([true]));
    await press(1);
    await areShown(NONE);
    document.removeEventListener('jet-engine/listing/recalculate-masonry', listen);
    expect(heard).toHaveLength(1);
  });

  it('AX-1 an accordion item fires the tabs plugin’s events before and after it opens', async () => {
    await show(plugin(), { sheet: PLUGIN_SHEET });
    const heard: unknown[] = [];
    const names = ['before', 'after'].map((when) => `jet-tabs/accordion/show-toggle-event/${when}`);
    const listen = ({ type, detail }: CustomEventInit & { type: string }) =>
      heard.push([type, shown()[1], detail[0].toggleIndex]);
    for (const name of names) window.addEventListener(name, listen as unknown as EventListener);
    await press(1);
    await areShown(only(1));
    await press(1);
    await areShown(NONE);
    for (const name of names) window.removeEventListener(name, listen as unknown as EventListener);
    expect(heard).toEqual([
      [names[0], false, 1],
      [names[1], true, 1],
    ]);
  });
});

describe('changes to the page', () => {
  it('RT-7 items added later open, and the accordion keeps working after an item is removed', async () => {
    await show(plain());
    await press(0);
    const host = document.querySelector('[data-widget]');
    document.getElementById('d2')?.remove();
    host?.insertAdjacentHTML(
      'beforeend',
      '<details id="d4"><summary>4</summary><div><a href="#x">more</a></div></details>',
    );
    await soon(() => expect(headers().at(-1)?.getAttribute('aria-expanded')).toBe('false'));
    await press(2);
    await areShown(only(2));
  });

  it('RT-32 changed settings of an accordion take effect, and items that the visitor opened stay open', async () => {
    await show(plain());
    await press(1);
    await areShown(only(1));
    const host = document.querySelector('[data-widget]') as HTMLElement;
    host.dataset.widgetSettings = '{"max_items_expended":"multiple"}';
    updateSettings(host);
    await press(2);
    await areShown([false, true, true]);
  });

  it('AX-1 switchScrolling scrolls to the opened item', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await show(
      plugin({ switchScrolling: 'true', switchScrollingOffset: { size: 10 }, switchScrollingDelay: 20 }),
      {
        sheet: PLUGIN_SHEET,
      },
    );
    await press(1);
    await soon(() => expect(scrollTo).toHaveBeenCalledTimes(1));
    scrollTo.mockRestore();
  });
});

describe('content loaded on first opening', () => {
  const asked: string[] = [];
  let answers: (() => Response | Promise<Response>)[] = [];
  const json = (answer: unknown) => () => new Response(JSON.stringify(answer));
  const content = { template_content: '<p id="sent">Sent <a href="#x">a link</a></p>', template_scripts: [] };
  const settings = { templateApiUrl: '/wp-json/jet-tabs-api/v1/elementor-template', devMode: 'false' };
  const showTemplate = (...page: Parameters<typeof pluginWithTemplate>) =>
    show(pluginWithTemplate(...page), { sheet: PLUGIN_SHEET });
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);

  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('JetTabsSettings', settings);
    vi.stubGlobal('fetch', async (input: Request | URL | string) => {
      asked.push(String(input instanceof Request ? input.url : input));
      return (answers.shift() ?? json(content))();
    });
  });
  afterEach(() => {
    answers = [];
  });

  it('AX-1 opening an accordion item requests its content once and fires the plugin’s load events', async () => {
    const heard: unknown[] = [];
    const listen = ({ type, detail }: Event & { detail?: [{ toggleIndex: number }] }) =>
      heard.push([type, detail?.[0].toggleIndex]);
    const names = ['before', 'after'].map((when) => `jet-tabs/ajax-load-template/${when}`);
    for (const name of names) window.addEventListener(name, listen as EventListener);
    await showTemplate();
    expect(asked).toEqual([]);
    await press(1);
    await soon(() => expect(find('.jet-toggle__content-inner #sent')).not.toBeNull());
    expect(new URL(asked[0] ?? '', location.href).search).toBe('?id=57&dev=false');
    expect(find('.jet-tabs-loader')?.checkVisibility()).toBe(false);
    await press(1);
    await press(1);
    await soon(() => expect(announced()[1]).toBe(true));
    for (const name of names) window.removeEventListener(name, listen as EventListener);
    expect(asked).toHaveLength(1);
    expect(heard).toEqual(names.map((name) => [name, 1]));
  });

  it('AX-1 an item that starts open requests its content immediately, with jet_tabs_self if isSelfRequest is on', async () => {
    vi.stubGlobal('JetTabsSettings', { ...settings, isSelfRequest: 'true', templateApiUrl: '/faq/' });
    await showTemplate({}, '57', 2);
    await soon(() => expect(find('#sent')?.checkVisibility()).toBe(true));
    const { pathname, searchParams } = new URL(asked[0] ?? '', location.href);
    expect([pathname, searchParams.get('jet_tabs_self')]).toEqual(['/faq/', '1']);
  });

  it('AX-1 a failed request for an item’s content shows a notice, and retrying loads the content', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    answers = [() => new Response('no', { status: 500 })];
    await showTemplate();
    await press(1);
    await soon(() => expect(find('[role=alert]')?.textContent).toBe('The content could not be loaded.'));
    expect(String(logged.mock.calls[0]?.[0])).toContain('loading the template 57 of a panel');
    await userEvent.click(find('.iyim-retry-notice-retry') as HTMLElement);
    await soon(() => expect(find('#sent')).not.toBeNull());
    expect(find('[role=alert]')).toBeNull();
  });

  it('SEC-1 scripts in an item’s loaded content do not run, and no content is requested from another site', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    answers = [
      json({ template_content: `<p id="sent">${markup[0]}</p>`, template_scripts: { x: 'javascript:1' } }),
    ];
    await showTemplate();
    await press(1);
    await soon(() => expect(find('#sent')).not.toBeNull());
    expectUnharmed();
    stop();
    logged.mockClear();
    vi.stubGlobal('JetTabsSettings', { ...settings, templateApiUrl: 'https://other.example/' });
    asked.length = 0;
    await showTemplate();
    await press(1);
    await soon(() => expect(find('[role=alert]')).not.toBeNull());
    expect(asked).toEqual([]);
  });

  it.each(['false', '', '5"]', '__proto__'])(
    'AX-1 an accordion panel with the invalid template id %j requests nothing',
    async (id) => {
      await showTemplate({}, id.replaceAll('"', '&quot;'));
      await press(1);
      await soon(() => expect(announced()[1]).toBe(true));
      expect(asked).toEqual([]);
    },
  );
});

it.each([
  ['nested', nested, ''],
  ['classic', () => classic('accordion'), CLASSIC_SHEET],
])('AY-1 only an accordion’s open panel is a region, named by its header: %s', async (_kind, html, sheet) => {
  await show(html(), { sheet });
  await press(1);
  await areShown(only(1));
  await soon(() => expect(page.getByRole('region').elements()).toHaveLength(1));
  expect(page.getByRole('region', { name: 'Title 2', exact: true }).elements()).toHaveLength(1);
});

describe('odd markup', () => {
  it('AX-1 accordion headers and panels with tab roles get the roles button and region', async () => {
    await show(classicAsTabs(), { sheet: CLASSIC_SHEET });
    const roles = [...document.querySelectorAll('main [role]')].map((part) => part.getAttribute('role'));
    expect(roles).toEqual(Array(3).fill(['button', 'region']).flat());
    expect(document.querySelectorAll('.elementor-accordion-title[href]')).toHaveLength(0);
    await press(1);
    await areShown(only(1));
    expect(page.getByRole('region').elements()).toHaveLength(1);
    expect(location.hash).toBe('');
  });

  it('AX-1 AY-1 the accordion removes aria-selected, which the page builder’s script leaves on the first header', async () => {
    const selected = () => document.querySelectorAll('[aria-selected]').length;
    const html = classic('accordion').replace('class="elementor-tab-title"', '$& aria-selected="true"');
    await show(html, { sheet: CLASSIC_SHEET });
    expect(selected()).toBe(0);
    await press(0);
    expect(selected()).toBe(0);
    stop();
    expect(selected()).toBe(1);
  });

  it('AX-1 a link to the current hash opens its accordion item again', async () => {
    history.replaceState(null, '', '#d2');
    await show(`${plain()}<p><a id="again" href="#d2">2</a></p>`);
    await press(1);
    await areShown(NONE);
    await userEvent.click(document.querySelector('#again') as HTMLElement);
    await areShown(only(1));
  });

  it.each([
    ['nested', nested()],
    ['classic', classic('accordion')],
  ])(
    'RT-26 two %s accordions with the same ids each open and reference their own panels',
    async (_kind, html) => {
      await show(html + html.replace('data-widget=', 'data-widget-load="load" data-widget='));
      const hosts = [...document.querySelectorAll('[data-widget]')];
      await soon(() =>
        expect(hosts.map((host) => host.getAttribute('data-widget-state'))).toEqual(Array(2).fill('mounted')),
      );
      const second = [...(hosts[1]?.querySelectorAll<HTMLElement>('[aria-expanded]') ?? [])];
      await userEvent.click(second[1] as HTMLElement);
      await soon(() => expect(announced()).toEqual([true, false, false, false, true, false]));
      for (const control of second) {
        const panel = document.getElementById(control.getAttribute('aria-controls') ?? '');
        expect(hosts[1]?.contains(panel)).toBe(true);
      }
    },
  );

  it('AX-1 an accordion inside another accordion works independently', async () => {
    const inner = plain().replaceAll('id="d', 'id="i').replaceAll('#x', '#y');
    await show(`<div data-widget="accordion" data-widget-load="load"><details id="o1" open><summary>Outer</summary><div>${inner.replace('data-widget=', 'data-widget-load="load" data-widget=')}</div></details>
      <details id="o2"><summary>Outer 2</summary><div>2</div></details></div>`);
    const opened = (id: string) => document.getElementById(id)?.hasAttribute('open');
    await soon(() =>
      expect(document.querySelector('#i1 summary')?.getAttribute('aria-expanded')).toBe('false'),
    );
    await userEvent.click(document.querySelector('#i1 summary') as HTMLElement);
    await soon(() => expect([opened('i1'), opened('o1'), opened('o2')]).toEqual([true, true, false]));
  });
});

it('AX-1 the accordion opens one item at a time in 400 ms by default', () => {
  expect(definition.settings.parse({})).toMatchObject({
    atFirst: '',
    isOneAtATime: true,
    duration: 400,
    isCollapsible: false,
    scroll: null,
  });
});

it.each([
  [undefined, 400],
  [{ unit: 'ms', size: 250 }, 250],
  [{ unit: 's', size: 1 }, 1000],
])(
  'AX-1 with n_accordion_animation_duration %o, an item opens in %d ms',
  async (n_accordion_animation_duration, expected) => {
    await show(nested({ n_accordion_animation_duration }));
    headers()[1]?.click();
    const motions = () => document.querySelector('main')?.getAnimations({ subtree: true }) ?? [];
    await soon(() =>
      expect(motions().map((motion) => motion.effect?.getTiming().duration)).toContain(expected),
    );
  },
);

describe.each(kinds)('long items of the %s accordion', (_kind, html, sheet) => {
  const long = `${sheet} a[href="#x"] { display: block; block-size: 1500px } main { padding-block: 300px 3000px }`;
  it.each(['no-preference', 'reduce'])(
    'AX-1 the clicked header stays in the window when the item above closes, prefers-reduced-motion %s',
    async (motion) => {
      await emulateMedia({ features: [{ name: 'prefers-reduced-motion', value: motion }] });
      await page.viewport(400, 700);
      await show(html(), { sheet: long });
      await soon(() => expect(document.body.scrollHeight).toBeGreaterThan(3000));
      if (!shown()[0]) await press(0);
      await soon(() => expect(document.body.scrollHeight).toBeGreaterThan(4700));
      const header = headers()[1] as HTMLElement;
      const top = () => header.getBoundingClientRect().top;
      scrollTo(0, scrollY + top() - 600);
      await press(1);
      await areShown(only(1));
      const isClosedAbove = () => top() - (headers()[0] as HTMLElement).getBoundingClientRect().top < 500;
      await soon(() => expect([isClosedAbove(), document.getAnimations()]).toEqual([true, []]));
      expect(top()).toBeGreaterThan(-1);
      expect(top()).toBeLessThan(700);
      // After the panels stop moving, the header is no longer kept in the window.
      scrollTo(0, scrollY + top() + 500);
      const before = scrollY;
      (links()[1] as HTMLElement).style.blockSize = '1400px';
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      expect(Math.abs(scrollY - before)).toBeLessThan(110);
    },
  );
});

it('AX-1 a link or a button in an accordion header handles its own click', async () => {
  await show(
    `<div data-widget="accordion"><details><summary>One <a id="to" href="#x">Read</a> <button type="button" id="copy">Copy</button></summary><p>Words</p></details></div>`,
  );
  const details = document.querySelector('details') as HTMLDetailsElement;
  await userEvent.click(document.getElementById('copy') as HTMLElement);
  await userEvent.click(document.getElementById('to') as HTMLElement);
  await soon(() => expect(location.hash).toBe('#x'));
  expect(details.open).toBe(false);
  headers()[0]?.focus();
  await userEvent.keyboard('{Enter}');
  await soon(() => expect(details.open).toBe(true));
});
