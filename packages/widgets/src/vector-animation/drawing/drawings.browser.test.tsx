import { start, stop } from '@iyim/runtime';
import { Player } from '@lottiefiles/react-lottie-player';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectUnharmed } from '../../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../../runtime/src/testing/soon.ts';
import { honest } from '../testing/honest-drawings.ts';
import { hostile, textOf } from '../testing/hostile-drawings.ts';
import { builder } from '../testing/markup.ts';
import { widget } from '../widget.ts';
import { parseAnimation } from './parse-animation.ts';

interface Drawn {
  readonly totalFrames: number;
  readonly failure?: unknown;
  goToAndStop(frame: number, isFrame: true): void;
}

afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expectUnharmed();
});

/** Four frames of a drawing, as the player draws them; ids, which count on, are left out. */
async function framesOf(file: object): Promise<string[]> {
  const box = document.createElement('div');
  box.style.inlineSize = '200px';
  document.body.append(box);
  const root = createRoot(box);
  const animation = await new Promise<Drawn>((ready) =>
    root.render(
      <Player src={structuredClone(file)} renderer="svg" keepLastFrame lottieRef={ready as never} />,
    ),
  );
  expect(animation.failure).toBeUndefined();
  const frames = [0, 3, 6, 9].map((frame) => {
    animation.goToAndStop(frame, true);
    return box.innerHTML.replace(/__lottie_element_\d+/g, 'id');
  });
  root.unmount();
  box.remove();
  return frames;
}

describe('an animation as exporters write it', () => {
  it.each(Object.keys(honest))('LO-1 looks as the player draws its whole file: %s', async (name) => {
    const file = JSON.parse(JSON.stringify(honest[name]));
    const before = await framesOf(file);
    expect(before[0]).toMatch(/<(path|image|rect|use|text)/);
    expect(await framesOf(parseAnimation(JSON.stringify(file)))).toEqual(before);
  });

  it('LO-1 leaves nothing in the page that has measured its fonts', async () => {
    await framesOf(parseAnimation(JSON.stringify(honest['text in a font of the page'])));
    expect(document.body.childElementCount).toBe(0);
  });
});

/** Changes that a drawing must not make to a page. */
function watchPage() {
  const added: string[] = [];
  const look = (node: Node) => {
    if (!(node instanceof Element)) return;
    for (const each of [node, ...node.querySelectorAll('*')]) {
      const isOurs = /^(__lottie_element_|iyim-)/.test(each.id);
      if (/^(style|link|script|img|iframe|audio|video)$/i.test(each.localName) || (each.id && !isOurs))
        added.push(each.outerHTML.slice(0, 200));
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(look);
  });
  observer.observe(document, { subtree: true, childList: true });
  const faces = document.fonts.size;
  return () => {
    for (const { addedNodes } of observer.takeRecords()) addedNodes.forEach(look);
    observer.disconnect();
    return { added, faces: document.fonts.size - faces };
  };
}

/** A refused drawing is refused by both renderers. */
const rows = hostile.flatMap((row) =>
  (row[2] ? (['svg'] as const) : (['svg', 'canvas'] as const)).map((renderer) => [renderer, ...row] as const),
);

describe('an animation of unknown origin', () => {
  it.each(rows)(
    'LO-1 fetches, styles and holds up nothing (%s): %s',
    async (renderer, _name, drawing, said) => {
      const fetched: string[] = [];
      vi.stubGlobal('fetch', async (request: Request | string) => {
        fetched.push(new URL(request instanceof Request ? request.url : request, location.href).pathname);
        return new Response(textOf(drawing));
      });
      const sent = vi.spyOn(XMLHttpRequest.prototype, 'open');
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      document.body.innerHTML = `<main style="inline-size: 200px">${builder({ path: '/drawing.json', loop: 'yes', renderer })}</main>`;
      const page = watchPage();
      start({ widgets: [widget] });
      if (said) await soon(() => expect(errors).toHaveBeenCalled());
      else
        await soon(() =>
          expect(
            document.querySelector(`.iyim-animation ${renderer}`) !== null || errors.mock.calls.length > 0,
          ).toBe(true),
        );
      // The page answers: some frames of the animation are drawn.
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);

      if (said) expect(String(errors.mock.calls[0])).toMatch(said);
      // A canvas draws only text with glyphs.
      else if (renderer === 'svg') expect(errors).not.toHaveBeenCalled();
      else for (const [first] of errors.mock.calls) expect(first).toContain('that the player can draw');
      expect(document.querySelector('.iyim-animation') === null).toBe(errors.mock.calls.length > 0);
      expect(document.querySelector('.e-lottie__caption')?.textContent).toBe('Wheel at work');
      const { added, faces } = page();
      expect([added, faces, fetched, sent.mock.calls]).toEqual([[], 0, ['/drawing.json'], []]);
      expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil'))).toEqual(
        [],
      );
      stop();
      expect(document.body.childElementCount).toBe(1);
    },
  );
});
