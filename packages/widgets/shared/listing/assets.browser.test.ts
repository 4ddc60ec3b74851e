import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptUrls } from '../../../runtime/src/testing/hostile.ts';
import { addAssets, addAssetUrls, postCss } from './assets.ts';

/** Number of the test, in its asset handles, because added assets are remembered until the page unloads. */
let number = 0;
const handle = (name: string) => `${name}-${number}`;
const file = (code: string, type = 'text/javascript') => URL.createObjectURL(new Blob([code], { type }));

const ran = () => (window as { assetsRan?: string[] }).assetsRan ?? [];
const note = (what: string) => `(window.assetsRan ??= []).push('${what}')`;
/** Returns the http(s) address of a script in this module's folder on the development server. */
const script = (name: string) => new URL(`./testing/${name}.js`, import.meta.url).href;

beforeEach(() => {
  number += 1;
  Object.assign(window, { assetsRan: [] });
});

describe('scripts of an answer', () => {
  it('LG-3 addAssets runs an answer’s scripts once and in order, even with several tags per handle, and waits for them', async () => {
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

  it('PG-4 addAssets does not run scripts again that the page has printed, whether they match by handle or by URL', async () => {
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

  it('PG-4 addAssets adds JSON in script tags as data without running it', async () => {
    await addAssets({
      scripts: { [handle('a')]: `<script type="application/json" id="${handle('a')}-data">{"a":1}</script>` },
    });
    expect(document.getElementById(`${handle('a')}-data`)?.textContent).toBe('{"a":1}');
  });

  it('LG-3 addAssets reports a script that fails, and still runs the next one', async () => {
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
  ])('SEC-2 addAssets refuses a script from %s', async (url) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await addAssets({ scripts: { [handle('a')]: `<script src="${url}"></script>` } });
    expect(ran()).toEqual([]);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('RT-14 addAssets sets the page’s nonce on scripts, never the answer’s nonce', async () => {
    const printed = document.createElement('script');
    printed.nonce = 'page';
    printed.setAttribute('nonce', 'page');
    printed.id = `${handle('own')}-js`;
    document.head.prepend(printed);
    await addAssets({
      scripts: { [handle('a')]: `<script nonce="other" id="${handle('a')}-js">1</script>` },
    });
    expect((document.getElementById(`${handle('a')}-js`) as HTMLScriptElement).nonce).toBe('page');
  });
});

describe('styles of an answer', () => {
  it('LG-3 addAssets applies an answer’s styles once, and adds their post to the posts whose styles the page has', async () => {
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

  it('LG-3 addAssets waits for a linked style sheet', async () => {
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

  it('PG-4 addAssets does not add a style again that the page has printed', async () => {
    const printed = document.createElement('style');
    printed.id = `${handle('s')}-css`;
    document.head.append(printed);
    const sheets = document.adoptedStyleSheets.length;
    await addAssets({ styles: { [handle('s')]: '<style>p { order: 9 }</style>' } });
    expect(document.adoptedStyleSheets).toHaveLength(sheets);
  });
});

describe('assets that an answer lists by URL', () => {
  it('PO-7 addAssetUrls adds scripts and styles once for several callers, and waits for them', async () => {
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

  it('RT-17 addAssetUrls requests a failed style sheet again for the next answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const id = handle('u');
    await addAssetUrls({ styles: [{ handle: id, url: 'http://localhost:1/none.css' }] });
    expect(document.getElementById(`${id}-css`)).toBeNull();
    const url = `${new URL('./testing/noting.css', import.meta.url)}?again${number}`;
    await addAssetUrls({ styles: [{ handle: id, url }] });
    expect((document.getElementById(`${id}-css`) as HTMLLinkElement).sheet).not.toBeNull();
  });

  it.each([...scriptUrls])('SEC-2 addAssetUrls adds no script or style sheet from %j', async (url) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const asset = { handle: handle('u'), url };
    await addAssetUrls({ scripts: [asset], styles: [asset] });
    expect(document.getElementById(`${handle('u')}-js`)).toBeNull();
    expect(document.getElementById(`${handle('u')}-css`)).toBeNull();
    expect(error).toHaveBeenCalledTimes(2);
  });
});
