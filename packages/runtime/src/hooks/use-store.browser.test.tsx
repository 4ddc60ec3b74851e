import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start, stop } from '../start.ts';
import { soon } from '../testing/soon.ts';
import { type StoreNow, type StoreOptions, useStore } from './use-store.ts';

let now: StoreNow;
let root: Root;

function App({ slug, options }: { slug: string; options?: StoreOptions | undefined }) {
  now = useStore(slug, options);
  return <output>{now.count ?? 'unknown'}</output>;
}
const output = () => document.querySelector('output')?.textContent;
const draw = (slug: string, options?: StoreOptions) =>
  root.render(
    <StrictMode>
      <App slug={slug} options={options} />
    </StrictMode>,
  );
const front: StoreOptions = { type: 'local-storage', size: 2 };

beforeEach(() => {
  start({ widgets: [] });
  root = createRoot(document.body.appendChild(document.createElement('main')));
});

afterEach(() => root.unmount());

describe('useStore in an application without a host', () => {
  it('DS-2 useStore toggles posts of a browser-kept list, up to the size of the list', async () => {
    draw('likes', front);
    await soon(() => expect(output()).toBe('0'));
    expect(await now.toggle('7')).toEqual({ kind: 'added' });
    expect(await now.toggle('8')).toEqual({ kind: 'added' });
    await soon(() => expect(now.items).toEqual(['7', '8']));
    expect([now.has('7'), now.has('9')]).toEqual([true, false]);
    expect(await now.toggle('9')).toEqual({ kind: 'refused', message: '' });
    expect(await now.toggle('7')).toEqual({ kind: 'removed' });
    await soon(() => expect(output()).toBe('1'));
    expect(localStorage.getItem('jet_engine_store_likes')).toBe('8');
  });

  it('DS-5 useStore returns changes by another tab, and the list of another slug', async () => {
    draw('likes', front);
    await soon(() => expect(output()).toBe('0'));
    localStorage.setItem('jet_engine_store_likes', '1,2');
    window.dispatchEvent(new StorageEvent('storage', { key: 'jet_engine_store_likes' }));
    await soon(() => expect(output()).toBe('2'));
    draw('seen', front);
    await soon(() => expect(output()).toBe('0'));
    expect(now.has('1')).toBe(false);
  });

  it('RT-18 DS-5 useStore follows the next list when the page is stopped and started again', async () => {
    draw('likes', front);
    await soon(() => expect(output()).toBe('0'));
    stop();
    start({ widgets: [] });
    expect(await now.toggle('7')).toEqual({ kind: 'added' });
    await soon(() => expect(output()).toBe('1'));
  });

  it('RT-18 useStore reads no storage after its component was unmounted and the page was stopped', async () => {
    draw('likes', front);
    await soon(() => expect(output()).toBe('0'));
    root.unmount();
    stop();
    const read = vi.spyOn(Storage.prototype, 'getItem');
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('DS-7 useStore returns undefined for a server-kept list until the server has answered a change', async () => {
    const sent: (string | null)[][] = [];
    let reply: object = { success: true, data: { fragments: {}, count: '3' } };
    let answer = () => {};
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal('fetch', async (input: Request) => {
      await mayAnswer;
      const body = new URLSearchParams(await input.text());
      sent.push([body.get('action'), body.get('store'), body.get('post_id')]);
      return Response.json(reply);
    });
    draw('basket', undefined);
    await soon(() => expect(output()).toBe('unknown'));
    expect([now.items, now.has('7')]).toEqual([undefined, undefined]);
    const first = now.toggle('7');
    expect(await now.toggle('7')).toEqual({ kind: 'busy' });
    await soon(() => expect(now.isBusy('7')).toBe(true));
    answer();
    expect(await first).toEqual({ kind: 'added' });
    await soon(() => expect(output()).toBe('3'));
    expect([now.has('7'), now.isBusy('7')]).toEqual([true, false]);
    reply = { success: false, data: { message: 'No room' } };
    expect(await now.toggle('7')).toEqual({ kind: 'refused', message: 'No room' });
    expect(now.has('7')).toBe(true);
    expect(sent.map(([, store, post]) => [store, post])).toEqual([
      ['basket', '7'],
      ['basket', '7'],
    ]);
  });

  it.each(['cookies', 'session', 'user-meta', 'user_ip'] as const)(
    'DS-1 useStore asks the server for a list of the type %s',
    async (type) => {
      const actions: (string | null)[] = [];
      vi.stubGlobal('fetch', async (input: Request) => {
        actions.push(new URLSearchParams(await input.text()).get('action'));
        return Response.json({ success: true, data: { fragments: {}, count: '1' } });
      });
      const slug = `kept-by-${type}`;
      draw(slug, { type });
      await soon(() => expect(output()).toBe('unknown'));
      expect(await now.toggle('7')).toEqual({ kind: 'added' });
      expect(now.items).toBeUndefined();
      expect(actions).toEqual([`jet_engine_add_to_store_${slug}`]);
      expect(localStorage.getItem(`jet_engine_store_${slug}`)).toBeNull();
    },
  );

  it('DS-6 useStore rejects a change if no page script keeps lists of the type', async () => {
    // @ts-expect-error: JetEngine has no such type
    draw('likes', { type: 'unknown-plugin' });
    await soon(() => expect(output()).toBe('0'));
    await expect(now.toggle('7')).rejects.toThrow('a script that keeps "unknown-plugin" lists');
  });
});
