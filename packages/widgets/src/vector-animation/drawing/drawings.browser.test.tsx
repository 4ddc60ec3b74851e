import { start, stop } from '@iyim/runtime';
import { Player } from '@lottiefiles/react-lottie-player';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { soon } from '../../../../runtime/src/testing/soon.ts';
import { vectorAnimation as widget } from '../../../bundle/catalogue.ts';
import { honest } from '../testing/honest-drawings.ts';
import { hostile, textOf } from '../testing/hostile-drawings.ts';
import { builder, square } from '../testing/markup.ts';
import { parseAnimation } from './parse-animation.ts';

interface Drawn {
  readonly totalFrames: number;
  readonly failure?: unknown;
  goToAndStop(frame: number, isFrame: true): void;
}

const RENDERERS = ['svg', 'canvas'] as const;
type Renderer = (typeof RENDERERS)[number];

/** Returns whether the canvas has any pixel that is not blank. */
const isPainted = (canvas: HTMLCanvasElement): boolean =>
  canvas
    .getContext('2d')
    ?.getImageData(0, 0, canvas.width, canvas.height)
    .data.some((value) => value > 0) ?? false;
const isDrawn = (box: Element): boolean => {
  const canvas = box.querySelector('canvas');
  if (canvas) return isPainted(canvas);
  const shapes = box.querySelectorAll<SVGGraphicsElement>(
    ':is(path, image, rect, use, text):not(defs *, clipPath *)',
  );
  return [...shapes].map((shape) => shape.getBBox()).some(({ width, height }) => width + height > 0);
};

/** Returns four frames of a drawing as the player draws them, without generated ids. */
async function framesOf(file: object, renderer: Renderer): Promise<string[]> {
  const box = document.createElement('div');
  box.style.inlineSize = '200px';
  document.body.append(box);
  const root = createRoot(box);
  const animation = await new Promise<Drawn>((ready) =>
    root.render(
      <Player src={structuredClone(file)} renderer={renderer} keepLastFrame lottieRef={ready as never} />,
    ),
  );
  if (animation.failure) throw animation.failure;
  // Waits, because a canvas draws pictures only after they have loaded.
  await soon(() => {
    for (const frame of [1, 0]) animation.goToAndStop(frame, true);
    expect(isDrawn(box)).toBe(true);
  });
  const frames = [0, 3, 6, 9].map((frame) => {
    animation.goToAndStop(frame, true);
    expect(isDrawn(box)).toBe(true);
    const canvas = box.querySelector('canvas');
    if (canvas) return canvas.toDataURL();
    return box.innerHTML.replace(/__lottie_element_\d+/g, 'id');
  });
  root.unmount();
  box.remove();
  return frames;
}

describe('an animation as exporters write it', () => {
  const both = Object.keys(honest).flatMap((name) => RENDERERS.map((renderer) => [renderer, name] as const));
  /** Matches files that only an svg can draw, because a canvas draws text only as glyphs, and not along a line. */
  const isSvgOnly = /text in a font of the page|text of glyphs along a line/;
  it.each(both.filter(([renderer, name]) => renderer === 'svg' || !isSvgOnly.test(name)))(
    'LO-1 a parsed animation is drawn like its original (%s): %s',
    async (renderer, name) => {
      const file = JSON.parse(JSON.stringify(honest[name]));
      const before = await framesOf(file, renderer);
      expect(await framesOf(parseAnimation(JSON.stringify(file)).file, renderer)).toEqual(before);
    },
  );

  it.each([
    ['measured fonts', 'svg', 'text in a font of the page'],
    ['measured luminance', 'canvas', 'a luminance matte and an inverted one'],
  ] as const)(
    'LO-1 the animation player leaves no element in the page after it has %s',
    async (_what, renderer, name) => {
      await framesOf(parseAnimation(JSON.stringify(honest[name])).file, renderer);
      expect(document.body.childElementCount).toBe(0);
    },
  );

  it('LO-1 an animation’s mattes in a canvas need two additional canvases for each level', async () => {
    const made = vi.spyOn(window, 'OffscreenCanvas');
    const beside = parseAnimation(JSON.stringify(honest['a luminance matte and an inverted one']));
    await framesOf(beside.file, 'canvas');
    expect(made).toHaveBeenCalledTimes(2);
    made.mockClear();
    await framesOf(parseAnimation(JSON.stringify(honest['mattes inside each other'])).file, 'canvas');
    expect(made).toHaveBeenCalledTimes(4);
  });
});

/** Records changes that a drawing must not make to the page. */
function watchPage() {
  const added: string[] = [];
  const record = (node: Node) => {
    if (!(node instanceof Element)) return;
    for (const each of [node, ...node.querySelectorAll('*')]) {
      const isGenerated = /^(__lottie_element_|iyim-)/.test(each.id);
      if (/^(style|link|script|img|iframe|audio|video)$/i.test(each.localName) || (each.id && !isGenerated))
        added.push(each.outerHTML.slice(0, 200));
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(record);
  });
  observer.observe(document, { subtree: true, childList: true });
  const faces = document.fonts.size;
  return () => {
    for (const { addedNodes } of observer.takeRecords()) addedNodes.forEach(record);
    observer.disconnect();
    return { added, faces: document.fonts.size - faces };
  };
}

const rows = hostile.flatMap(([name, drawing, expected, drawn = 'whole']) =>
  RENDERERS.map((renderer) => [renderer, name, drawing, expected, drawn] as const),
);

describe('an animation of unknown origin', () => {
  it.each(rows)(
    'LO-1 a hostile animation fetches nothing, styles nothing and does not block the page (%s): %s',
    async (renderer, _name, drawing, expected, drawn) => {
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
      const isShown = typeof expected === 'string' && !(drawn === 'glyphs' && renderer === 'canvas');
      const stage = () => document.querySelector('.iyim-animation');
      if (isShown) await soon(() => expect(stage()?.querySelector(renderer)).toBeTruthy());
      else
        await soon(() =>
          expect(errors.mock.lastCall?.join()).toMatch(
            expected instanceof RegExp ? expected : /that the player can draw/,
          ),
        );
      // Waits for five frames, which shows that the page is still responsive.
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);

      expect(stage() !== null).toBe(isShown);
      if (isShown) expect(isDrawn(stage() as Element)).toBe(drawn !== 'blank');
      const messages = errors.mock.calls.map(([first]) => first);
      const read = '[iyim] vector-animation: reading the animation "/drawing.json": ';
      if (expected && typeof expected === 'string')
        expect(messages.shift()).toBe(
          `${read}expected an animation whose parts are all in its file and can be drawn, found other parts, which are left out: ${expected}`,
        );
      expect(messages).toHaveLength(isShown ? 0 : 1);
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

  it.each([
    ['svg', 4000, true],
    ['canvas', 200, true],
    ['canvas', 4000, false],
  ] as const)(
    'LO-1 an animation with many mattes is drawn with the renderer %s at a width of %i px: %s',
    async (renderer, width, isShown) => {
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
      const mattes = Array.from({ length: 60 }, () => (honest['a matte'] as { layers: object[] }).layers);
      const drawing = {
        ...square({ w: 100, h: 100 }),
        layers: mattes.flat().map((layer) => ({ ...layer, ind: undefined })),
      };
      vi.stubGlobal('fetch', async () => new Response(textOf(drawing)));
      document.body.innerHTML = `<main style="inline-size: ${width}px">${builder({ path: '/drawing.json', lazyload: '', renderer })}</main>`;
      start({ widgets: [widget] });
      if (isShown) {
        await soon(() => expect(document.querySelector(`.iyim-animation ${renderer}`)).toBeTruthy());
        expect(errors).not.toHaveBeenCalled();
      } else {
        await soon(() =>
          expect(errors.mock.lastCall?.[0]).toMatch(
            /drawing the animation "\/drawing.json": expected an animation with at most 400000000 pixels of mattes in a canvas, found 960000000/,
          ),
        );
        await soon(() => expect(document.querySelector('.iyim-animation, canvas')).toBeNull());
      }
    },
  );
});
