import { start, stop } from '@iyim/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { soon } from '../../runtime/src/testing/soon.ts';
import * as catalogue from '../bundle/catalogue.ts';

const readmes = import.meta.glob<string>('../src/*/README.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the HTML samples of a document that contain a host. Samples marked as fragments are omitted. */
const samplesOf = (text: string): readonly string[] =>
  [...text.matchAll(/^```html\n([\s\S]*?)^```/gm)].flatMap(([, sample = '']) =>
    sample.includes('data-widget=') ? [sample] : [],
  );

const samples = Object.entries(readmes).flatMap(([file, text]) =>
  samplesOf(text).map((sample, index): [string, number, string] => [
    file.split('/').at(-2) ?? '',
    index + 1,
    sample,
  ]),
);

afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('the HTML samples of the widgets’ documents', () => {
  it('DOC-1 the documents contain a sample for every widget', () => {
    const documented = new Set(samples.map(([widget]) => widget));
    expect(Object.values(catalogue).flatMap(({ name }) => (documented.has(name) ? [] : [name]))).toEqual([]);
  });

  it.each(samples)(
    'DOC-1 in the document of %s, sample %i mounts unchanged',
    async (_widget, _number, sample) => {
      vi.spyOn(console, 'error');
      document.body.innerHTML = sample;
      const hosts = [...document.body.querySelectorAll<HTMLElement>('[data-widget]')];
      start({ widgets: Object.values(catalogue) });
      // Some hosts mount only when they come into view, or when the pointer is over them.
      await soon(() => {
        for (const host of hosts) {
          host.scrollIntoView();
          host.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        }
        expect(
          hosts
            .filter(({ isConnected }) => isConnected)
            .map((host) => host.getAttribute('data-widget-state')),
        ).toEqual(hosts.filter(({ isConnected }) => isConnected).map(() => 'mounted'));
      });
      expect(vi.mocked(console.error).mock.calls).toEqual([]);
    },
  );
});
