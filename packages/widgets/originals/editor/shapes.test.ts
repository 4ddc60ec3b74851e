import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyWidget } from '../../../runtime/src/islands/lazy-widget.ts';
import { endBehaviours } from '../../../runtime/src/site/behaviour.ts';
import { start } from '../../../runtime/src/start.ts';
import { until } from '../../../runtime/src/testing/page.ts';
import { behaviours } from '../../page/behaviours.ts';
import { cleanSvg } from './clean-svg.ts';
import { editPage } from './edit-page.ts';
import { closeEditor, modelWith, openModels } from './testing/editor.ts';

const file =
  '<?xml version="1.0"?><svg viewBox="0 0 10 1"><path class="elementor-shape-fill" d="M0 0z"/></svg>';
const fetched = vi.fn<(url: string) => Promise<Response>>();
const addresses = () => fetched.mock.calls.map(([url]) => String(url));

const shape = (side: 'top' | 'bottom', inside = '') =>
  `<div class="elementor-shape elementor-shape-${side}" aria-hidden="true">${inside}</div>`;
const section = (inside: string, settings = {}) =>
  `<section class="elementor-element" data-model-cid="c1" data-settings='${JSON.stringify(settings)}'>${inside}</section>`;
const top = () => document.querySelector<HTMLElement>('.elementor-shape-top');
const isDrawn = () => top()?.querySelector('path');

beforeEach(() => {
  fetched.mockImplementation(async () => new Response(file));
  vi.stubGlobal('fetch', (input: string | URL | Request) =>
    fetched(input instanceof Request ? input.url : String(input)),
  );
});
afterEach(() => closeEditor());

describe('decorative shapes', () => {
  it('EM-2 shapes are drawn from their files while the page is edited', async () => {
    document.body.innerHTML = section(shape('top'), {
      shape_divider_top: 'waves',
      shape_divider_top_negative: 'yes',
    });
    const before = document.body.innerHTML;
    editPage(document);
    await until(isDrawn, 'the shape');
    expect(addresses()).toEqual([
      `${location.origin}/wp-content/plugins/elementor/assets/shapes/waves-negative.svg`,
    ]);
    expect({ ...top()?.dataset }).toEqual({ shape: 'waves', negative: 'true' });
    endBehaviours();
    expect(document.body.innerHTML).toBe(before);
  });

  it('EM-2 shapes are redrawn when their settings change in the editor', async () => {
    const model = modelWith({ shape_divider_top: 'waves' });
    openModels({ c1: model });
    document.body.innerHTML = section(`<div class="e-con-inner">${shape('top')}${shape('bottom')}</div>`);
    editPage(document);
    await until(isDrawn, 'the shape');
    model.set({ shape_divider_bottom: 'book', shape_divider_top_negative: 'yes' });
    await until(() => addresses().length === 3, 'the files');
    expect(addresses().map((url) => url.split('/').at(-1))).toEqual([
      'waves.svg',
      'waves-negative.svg',
      'book.svg',
    ]);
    model.set({ shape_divider_top: '' });
    await until(() => !isDrawn(), 'no shape');
    expect(top()?.getAttribute('data-shape')).toBe('');
    document.body.innerHTML = '';
    await until(() => model.count() === 0, 'nothing to follow');
  });

  it('EM-2 the shape requested last is shown, even if its answer arrives first', async () => {
    let release: (() => void) | undefined;
    const late = new Response(file);
    const read = vi.spyOn(late, 'text');
    fetched.mockImplementation(async (url) => {
      if (url.endsWith('book.svg')) return new Response(file.replace('M0 0z', 'M1 1z'));
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return late;
    });
    const model = modelWith({ shape_divider_top: 'waves' });
    openModels({ c1: model });
    document.body.innerHTML = section(shape('top'));
    editPage(document);
    await until(() => release, 'the first request');
    model.set({ shape_divider_top: 'book' });
    await until(isDrawn, 'the second');
    release?.();
    await until(() => read.mock.results.length > 0, 'the late answer read');
    await read.mock.results[0]?.value;
    await new Promise((resolve) => setTimeout(resolve));
    expect(isDrawn()?.getAttribute('d')).toBe('M1 1z');
  });

  it('EM-2 shapes are loaded from the addresses that the page and its add-ons define', async () => {
    Object.assign(window, {
      elementorFrontendConfig: { urls: { assets: 'https://cdn.example/elementor' } },
      elementor: { config: { additional_shapes: { dots: 'https://cdn.example/more/dots.svg?v=2' } } },
    });
    document.body.innerHTML =
      section(shape('top'), { shape_divider_top: 'waves' }) +
      section(shape('bottom'), { shape_divider_bottom: 'dots', shape_divider_bottom_negative: 'yes' });
    editPage(document);
    await until(() => addresses().length === 2, 'the files');
    expect(addresses()).toEqual([
      'https://cdn.example/elementor/shapes/waves.svg',
      'https://cdn.example/more/dots-negative.svg?v=2',
    ]);
  });

  it.each([
    ['../../secret', {}, 'expected the name of a file'],
    ['constructor', { constructor: 'x' }, 'refused the address'],
    ['far', { far: 'https://elsewhere.example/far.svg' }, 'refused the address'],
    ['script', { script: 'javascript:alert(1)' }, 'refused the address'],
  ])(
    'EM-2 the shape %s is not fetched, because its address is unsafe',
    async (name, additional_shapes, message) => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => {});
      Object.assign(window, {
        elementor: {
          config: {
            additional_shapes:
              name === 'constructor' ? { constructor: 'https://elsewhere.example/x.svg' } : additional_shapes,
          },
        },
      });
      document.body.innerHTML = section(shape('top'), { shape_divider_top: name });
      editPage(document);
      document.body.append('more');
      await until(() => said.mock.calls.length > 0, 'the report');
      expect(said.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining(message)]);
      expect(addresses()).toEqual([]);
    },
  );

  it('EM-2 a missing shape file is reported once and not requested again', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    fetched.mockImplementation(async () => new Response('Not found', { status: 404 }));
    document.body.innerHTML = section(shape('top'), { shape_divider_top: 'waves' });
    editPage(document);
    await until(() => said.mock.calls.length > 0, 'the report');
    document.body.append('more');
    await new Promise((resolve) => setTimeout(resolve));
    expect([addresses().length, said.mock.calls.length]).toEqual([1, 1]);
  });

  it('EM-2 shapes that the server drew are not requested, and live pages request no shapes', async () => {
    const settings = { shape_divider_top: 'waves' };
    document.body.innerHTML = section(shape('top', file.slice(21)), settings);
    editPage(document);
    endBehaviours();
    document.body.innerHTML = section(shape('top'), settings);
    start({ widgets: [lazyWidget('any', { page: { behaviours }, load: () => new Promise(() => {}) })] });
    await vi.dynamicImportSettled();
    expect(addresses()).toEqual([]);
  });
});

describe('a shape’s file', () => {
  it.each([
    ['scripts', '<svg><path d="M0 0"/><script>alert(1)</script></svg>', '<svg><path d="M0 0"></path></svg>'],
    ['handlers', '<svg onload="alert(1)"><g onclick="alert(1)"></g></svg>', '<svg><g></g></svg>'],
    ['foreign content', '<svg><foreignObject><iframe src="x"></iframe></foreignObject></svg>', '<svg></svg>'],
    [
      'animations',
      '<svg><use href="#a"><set attributeName="href" to="javascript:alert(1)"/></use></svg>',
      '<svg><use href="#a"></use></svg>',
    ],
    [
      'other files',
      '<svg><use href="https://x.example/a.svg#b"/><path fill="url(//x.example)" stroke="url(#s)"/></svg>',
      '<svg><use></use><path stroke="url(#s)"></path></svg>',
    ],
    ['styles', '<svg style="background:url(x)"><style>*{color:red}</style></svg>', '<svg></svg>'],
  ])('EM-2 a shape’s file is drawn without %s', (_, text, clean) => {
    expect(cleanSvg(text).outerHTML).toBe(clean);
  });

  it.each(['', 'Not found', '<p>Sign in</p>', `<svg>${' '.repeat(200_001)}</svg>`])(
    'EM-2 a shape’s file that is not a drawing is refused: %.20s',
    (text) => {
      expect(() => cleanSvg(text)).toThrow('expected an SVG drawing');
    },
  );
});
