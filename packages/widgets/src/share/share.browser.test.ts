import { start } from '@iyim/runtime';
import { editMode } from '@iyim/runtime/shop';
import jquery from 'jquery';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { host } from '../../../runtime/src/testing/find.ts';
import { names } from '../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { share as widget } from '../../bundle/catalogue.ts';
import { type Mounting, mountWidget } from '../../testing/mount.ts';
import { builder, plain } from './testing/markup.ts';

const button = (network: string) =>
  document.querySelector(`.elementor-share-btn_${network}, [data-share=${network}]`) as HTMLElement;
let open = vi.spyOn(window, 'open');

const show = (html: string, options: Mounting = {}) =>
  mountWidget(widget, html, {
    sheet: '.elementor-share-btn { inline-size: 40px; block-size: 40px }',
    ...options,
  });

beforeEach(() => {
  open = vi.spyOn(window, 'open').mockReturnValue(null);
});

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

it.each(['rtl', 'ltr'])(
  'SH-1 a click, Enter and Space on a share button open the network in a window over the middle of the page: %s',
  async (dir) => {
    await show(builder(['facebook', 'email']), { dir });
    await userEvent.click(button('facebook'));
    const address = `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(location.href)}`;
    const left = Math.round(window.screenX + (window.outerWidth - 640) / 2);
    const top = Math.round(window.screenY + (window.outerHeight - 480) / 2);
    const features = `popup,noopener,width=640,height=480,left=${left},top=${top}`;
    expect(open.mock.calls).toEqual([[address, '_blank', features]]);
    button('facebook').focus();
    await userEvent.keyboard('{Enter} ');
    expect(open).toHaveBeenCalledTimes(3);
    open.mockClear();
    await userEvent.click(button('email'));
    expect(open.mock.calls[0]?.slice(1)).toEqual(['_self']);
  },
);

it('SH-1 a share button shares the configured address instead of the page’s address', async () => {
  await show(builder(['facebook'], { share_url: { url: 'https://shop.example/gift/', is_external: '' } }));
  await userEvent.click(button('facebook'));
  expect(open.mock.calls[0]?.[0]).toContain(`u=${encodeURIComponent('https://shop.example/gift/')}`);
});

it.each([
  ['rtl', 'שיתוף: \u2068facebook\u2069', 'הדפסת העמוד'],
  ['ltr', 'Share: facebook', 'Print the page'],
])('AY-1 share elements of older markup become buttons with names: %s', async (dir, facebook, print) => {
  await show(builder(['facebook', 'print'], undefined, { old: true, text: false }), { dir });
  for (const [network, label] of [
    ['facebook', facebook],
    ['print', print],
  ] as const) {
    const { role, tabIndex, ariaLabel } = button(network);
    expect([role, tabIndex, ariaLabel]).toEqual(['button', 0, label]);
  }
  const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
  await userEvent.click(button('print'));
  expect([printed.mock.calls.length, open.mock.calls.length]).toEqual([1, 0]);
});

it('SH-1 a share button keeps the server’s text as its name, and a button of an unknown network is not changed', async () => {
  await show(builder(['facebook', 'mix'], undefined, { old: true }));
  expect([button('facebook').ariaLabel, button('mix').role]).toEqual([null, null]);
});

it.each(names.slice(0, 6))('SH-1 a share button for the network %j is ignored', async (name) => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  await show(builder([CSS.escape(name)]));
  expect(String(info.mock.calls[0])).toContain('expected buttons of known networks');
});

it('SH-1 share buttons do nothing in the editor', async () => {
  await show(builder(['facebook']));
  editMode().value = true;
  await userEvent.click(button('facebook'));
  editMode().value = false;
  expect(open).not.toHaveBeenCalled();
});

it.each(['early', 'late'])('RT-29 a builder script that loads %s keeps its share buttons', async (time) => {
  Object.assign(window, { jQuery: jquery });
  const handler = vi.fn();
  const begin = () => {
    const $ = jquery as (selector: string) => Record<'data' | 'on', (...given: unknown[]) => unknown>;
    const buttons = $('.elementor-share-btn');
    buttons.data('shareLink', {});
    buttons.on('click', handler);
  };
  document.body.innerHTML = '';
  if (time === 'late') await show(builder(['facebook']));
  else {
    document.body.innerHTML = builder(['facebook']);
    begin();
    host().dataset.widgetLoad = 'load';
    start({ widgets: [widget] });
    await soon(() => expect(host().dataset.widgetState).toBe('mounted'));
  }
  if (time === 'late') begin();
  button('facebook').click();
  expect([handler.mock.calls.length, open.mock.calls.length]).toEqual([1, 0]);
});

it('SH-1 the added share button opens a touch device’s share dialog, or a network if the dialog fails', async () => {
  const share = vi.fn(async () => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: query.includes('coarse'), media: query }) as MediaQueryList,
  );
  await show(plain().replace('data-widget=', `data-widget-settings='{"device_share": true}' data-widget=`));
  const device = () => host().querySelector<HTMLElement>('[data-iyim-slot]') as HTMLElement;
  await userEvent.click(device());
  expect(share).toHaveBeenCalledWith({ url: location.href });
  expect(open).not.toHaveBeenCalled();
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await userEvent.click(device());
  expect(open).not.toHaveBeenCalled();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await userEvent.click(device());
  await soon(() => expect(open).toHaveBeenCalledTimes(1));
});
