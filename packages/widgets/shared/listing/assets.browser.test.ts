import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptUrls } from '../../../runtime/src/testing/hostile.ts';
import { addAssets, addAssetUrls, postCss } from './assets.ts';

/** Assets are remembered for as long as the page lives: each test has handles of its own. */
let number = 0;
const handle = (name: string) => `${name}-${number}`;
const file = (code: string, type = 'text/javascript') => URL.createObjectURL(new Blob([code], { type }));

const ran = () => (window as { assetsRan?: string[] }).assetsRan ?? [];
const note = (what: string) => `(window.assetsRan ??= []).push('${what}')`;
/** A script whose URL is http(s): the development server hands this module's own folder out. */
const script = (name: string) => new URL(`./testing/${name}.js`, import.meta.url).href;

beforeEach(() => {
  number += 1;
  Object.assign(window, { assetsRan: [] });
});

describe('scripts of an answer', () => {
  it('LG-3 run once, in order, several tags of one handle too, and the promise waits for them', async () => {
    const html = `<script id="${handle('a')}-js-extra">${note('before')}</script>
<script src="${script('noting')}?${number}" id="${handle('a')}-js"></script>
<script id="${handle('a')}-js-after">${note('after')}</script>`;
    await Promise.all([
      addAssets({ scripts: { [handle('a')]: html } }),
      addAssets({ scripts: { [handle('a')]: html } }),
    ]);
    expect(ran()).toEqual(['before', 'file', 'after']);
    await addAssets({ scripts: { [handle('a')]: html } });
    expect(ran()).toHaveLength(3);
  });

  it('PG-4 one that the page has printed does not run again, under its handle or its URL', async () => {
    const src = `${script('noting')}?${number}`;
    const printed = document.createElement('script');
    printed.id = `${handle('a')}-js`;
    printed.src = src;
    await new Promise((resolve) => {
      printed.addEventListener('load', resolve);
      document.head.append(printed);
    });
    await addAssets({
      scripts: {
        [handle('a')]: `<script>${note('again')}</script>`,
        [handle('b')]: `<script src="${src}" id="${handle('b')}-js"></script>`,
      },
    });
    expect(ran()).toEqual(['file']);
  });

  it('PG-4 data in script tags is added and runs nothing', async () => {
    await addAssets({
      scripts: { [handle('a')]: `<script type="application/json" id="${handle('a')}-data">{"a":1}</script>` },
    });
    expect(document.getElementById(`${handle('a')}-data`)?.textContent).toBe('{"a":1}');
  });

  it('LG-3 one that fails is said, and the next still runs', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await addAssets({
      scripts: {
        [handle('a')]: '<script src="http://localhost:1/none.js"></script>',
        [handle('b')]: `<script>${note('b')}</script>`,
      },
    });
    expect(ran()).toEqual(['b']);
    expect(String(error.mock.calls[0])).toContain(handle('a'));
  });

  it.each([
    'javascript:window.assetsRan.push(1)',
    'data:text/javascript,window.assetsRan.push(1)',
    file(note('blob')),
  ])('SEC-2 %s is refused', async (url) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await addAssets({ scripts: { [handle('a')]: `<script src="${url}"></script>` } });
    expect(ran()).toEqual([]);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('RT-14 carries the page’s nonce, never the answer’s', async () => {
    const own = document.createElement('script');
    own.nonce = 'page';
    own.setAttribute('nonce', 'page');
    own.id = `${handle('own')}-js`;
    document.head.prepend(own);
    await addAssets({
      scripts: { [handle('a')]: `<script nonce="other" id="${handle('a')}-js">1</script>` },
    });
    expect((document.getElementById(`${handle('a')}-js`) as HTMLScriptElement).nonce).toBe('page');
  });
});

describe('styles of an answer', () => {
  it('LG-3 apply once; those of a post are told the server from then on', async () => {
    const probe = document.createElement('p');
    probe.className = handle('probe');
    document.body.append(probe);
    const sheets = document.adoptedStyleSheets.length;
    const styles = {
      [`elementor-post-${700 + number}`]: `<style id="x-${number}">.${handle('probe')} { order: 7 }</style>`,
    };
    await addAssets({ styles });
    await addAssets({ styles });
    expect(getComputedStyle(probe).order).toBe('7');
    expect(document.adoptedStyleSheets).toHaveLength(sheets + 1);
    expect(postCss().has(String(700 + number))).toBe(true);
    probe.remove();
  });

  it('LG-3 a style sheet by link is waited for', async () => {
    const href = new URL('./testing/noting.css', import.meta.url).href;
    await addAssets({
      styles: {
        [handle('s')]: `<link rel="stylesheet" id="${handle('s')}-css" href="${href}?direct" onload="x()">`,
      },
    });
    const link = document.getElementById(`${handle('s')}-css`) as HTMLLinkElement;
    expect(link.sheet).not.toBeNull();
    expect(link.hasAttribute('onload')).toBe(false);
  });

  it('PG-4 one that the page has printed is not added', async () => {
    const printed = document.createElement('style');
    printed.id = `${handle('s')}-css`;
    document.head.append(printed);
    const sheets = document.adoptedStyleSheets.length;
    await addAssets({ styles: { [handle('s')]: '<style>p { order: 9 }</style>' } });
    expect(document.adoptedStyleSheets).toHaveLength(sheets);
  });
});

describe('assets that an answer names by their URLs', () => {
  it('PO-7 run and apply once, whoever asks, and are waited for', async () => {
    const styles = [
      { handle: handle('u'), url: `${new URL('./testing/noting.css', import.meta.url)}?u${number}` },
    ];
    const scripts = [{ handle: handle('u'), url: `${script('noting')}?u${number}` }];
    await Promise.all([addAssetUrls({ scripts, styles }), addAssetUrls({ scripts, styles })]);
    expect(ran()).toEqual(['file']);
    expect((document.getElementById(`${handle('u')}-css`) as HTMLLinkElement).sheet).not.toBeNull();
    await addAssets({ scripts: { [handle('u')]: `<script>${note('again')}</script>` } });
    expect(ran()).toEqual(['file']);
  });

  it('RT-17 a style sheet that could not be loaded is asked for again by the next answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const id = handle('u');
    await addAssetUrls({ styles: [{ handle: id, url: 'http://localhost:1/none.css' }] });
    expect(document.getElementById(`${id}-css`)).toBeNull();
    const url = `${new URL('./testing/noting.css', import.meta.url)}?again${number}`;
    await addAssetUrls({ styles: [{ handle: id, url }] });
    expect((document.getElementById(`${id}-css`) as HTMLLinkElement).sheet).not.toBeNull();
  });

  it.each([...scriptUrls])('SEC-2 %j is neither run nor applied', async (url) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const asset = { handle: handle('u'), url };
    await addAssetUrls({ scripts: [asset], styles: [asset] });
    expect(document.getElementById(`${handle('u')}-js`)).toBeNull();
    expect(document.getElementById(`${handle('u')}-css`)).toBeNull();
    expect(error).toHaveBeenCalledTimes(2);
  });
});
