import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endBehaviours } from '../../../runtime/src/site/behaviour.ts';
import { find } from '../../../runtime/src/testing/find.ts';
import { until } from '../../../runtime/src/testing/page.ts';
import { editPage } from './edit-page.ts';

type Run = (name: string, settings?: Record<string, unknown>) => unknown;
const asked = vi.fn<(...given: unknown[]) => void>();
const answer = vi.fn<Run>();
const api = {
  internal: (name: string) => asked('internal', name),
  run: (name: string, settings: object) => {
    asked('run', name, settings);
    return answer(name);
  },
};

const pageOf = (type: string, id: string, inside = '', more = '') =>
  `<div class="elementor elementor-${id}" data-elementor-type="${type}" data-elementor-id="${id}" ${more}>${inside}</div>`;
const titled = (title: string) => `data-elementor-title="${title}"`;

function open(html: string): void {
  document.body.innerHTML = html;
  editPage(document);
}
const handles = () => [...document.querySelectorAll<HTMLElement>('.elementor-document-handle')];
const texts = () => handles().map(({ textContent }) => textContent);

beforeEach(() => {
  document.documentElement.lang = 'en';
  Object.assign(window, {
    $e: api,
    elementorCommon: { api },
    elementor: { config: { initial_document: { id: 2 } } },
  });
});

describe('document handles', () => {
  it('TH-1 a document’s handle is a button with the original’s classes at the start of the document', () => {
    const html = pageOf('single', '7', '<p>Text</p>', titled('Post'));
    open(html);
    expect(find('[data-elementor-id]').outerHTML).toBe(
      pageOf(
        'single',
        '7',
        '<button type="button" class="elementor-document-handle"><span class="elementor-document-handle__inner"><i class="eicon-edit" aria-hidden="true"></i><span class="elementor-document-handle__title">Edit Post</span></span></button><p>Text</p>',
        `${titled('Post')} data-editable-elementor-document="7"`,
      ),
    );
    endBehaviours();
    expect(document.body.innerHTML).toBe(
      document.createRange().createContextualFragment(html).firstElementChild?.outerHTML,
    );
  });

  it.each([
    ['of a page', pageOf('single', '7', '', titled('Post')), 'Edit Post'],
    ['without a title', pageOf('single', '7'), 'Edit Template'],
    ['of the header', pageOf('header', '7', '', titled('Top $& bar')), 'Top $& bar'],
    ['of the footer', pageOf('footer', '7', '', titled('Bottom')), 'Bottom'],
    ['of a loop', pageOf('loop-item', '7', '', titled('Card')), 'Edit Template'],
  ])('TH-1 a document %s has a handle with a label', (_, html, text) => {
    open(html);
    expect(texts()).toEqual([text]);
  });

  it('TH-1 the labels of handles are the editor’s translations, or without them texts in the page’s language', () => {
    document.documentElement.lang = 'he';
    open(pageOf('single', '7', '', titled('דף')));
    expect(texts()).toEqual(['עריכת דף']);
    endBehaviours();
    open(pageOf('single', '7'));
    expect(texts()).toEqual(['עריכת תבנית']);
    endBehaviours();
    open(pageOf('single', '7', '', titled('דף')).replace('elementor-7', 'elementor-7 elementor-edit-mode'));
    expect(texts()).toEqual(['שמירת דף']);
    endBehaviours();
    const translateInEditor = (text: string, domain: string) =>
      domain === 'elementor-pro' ? `»${text}` : text;
    Object.assign(window, { wp: { i18n: { __: translateInEditor } } });
    open(pageOf('single', '7', '', titled('דף')));
    expect(texts()).toEqual(['»Edit דף']);
  });

  it.each([
    [
      'the document that is being edited',
      pageOf('wp-page', '2', '', 'class').replace('elementor-2', 'elementor-2 elementor-edit-mode'),
    ],
    [
      'a document with a handle of the original',
      pageOf('single', '7', '<div class="elementor-document-handle"></div>'),
    ],
    ['a document with a custom handle', pageOf('single', '7', '', 'data-custom-edit-handle="yes"')],
    [
      'the first document that a loop opens',
      `<div class="e-loop-first-edit">${pageOf('loop-item', '7')}</div>`,
    ],
  ])('TH-1 no handle is added to %s', (_, html) => {
    open(html);
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });

  it('TH-1 a loop has one handle, not one per item', () => {
    const item = pageOf('loop-item', '7');
    const loop = (id: string) => `<div class="elementor-element" data-id="${id}">${item}${item}</div>`;
    open(loop('abc') + loop('def'));
    expect(handles().map((handle) => handle.closest('[data-id]')?.getAttribute('data-id'))).toEqual([
      'abc',
      'def',
    ]);
  });

  it('TH-1 handles are updated when documents are added or another document is edited', async () => {
    open('<main></main>');
    find('main').innerHTML = pageOf('single', '7', '', titled('Post'));
    await until(() => texts().join() === 'Edit Post', 'its handle');
    find('[data-elementor-id]').classList.add('elementor-edit-mode');
    await until(() => texts().join() === 'Save Post', 'the way back');
    expect(handles()[0]?.className).toBe('elementor-document-handle elementor-document-save-back-handle');
    expect(find('[data-elementor-id]').hasAttribute('data-editable-elementor-document')).toBe(false);
    expect(find('i').className).toBe('eicon-arrow-left');
    expect(find('.elementor-document-save-back-handle__title').textContent).toBe('Save Post');
    find('[data-elementor-id]').classList.remove('elementor-edit-mode');
    await until(() => texts().join() === 'Edit Post', 'its handle again');
  });

  it('TH-1 a document without an id is reported only once', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    open(pageOf('single', ''));
    document.body.append('more');
    await new Promise((resolve) => setTimeout(resolve));
    expect(said.mock.calls.map(([text]) => text)).toEqual([
      '[iyim] editor: adding the handle of a document: `id` and `element` are required.',
    ]);
  });
});

describe('a click on a handle', () => {
  it('TH-1 a click on a handle switches the editor to the handle’s document', async () => {
    open(`<a href="#x">${pageOf('single', '7')}</a>`);
    handles()[0]?.click();
    await until(() => asked.mock.calls.length === 3, 'the commands');
    expect(asked.mock.calls).toEqual([
      ['internal', 'panel/state-loading'],
      ['run', 'editor/documents/switch', { id: 7, onClose: expect.any(Function), selector: '.elementor-7' }],
      ['internal', 'panel/state-ready'],
    ]);
    expect(location.hash).toBe('');
  });

  it('TH-1 a click on an item’s handle passes the editor a selector for the item’s own loop', async () => {
    open(`<div class="elementor-element" data-id="1a">${pageOf('loop-item', '7')}</div>`);
    handles()[0]?.click();
    await until(() => asked.mock.calls.length === 3, 'the commands');
    expect(asked.mock.calls[1]?.[2]).toMatchObject({ selector: '.elementor-element-1a .elementor-7' });
  });

  it('TH-1 the edited document’s handle saves it and returns to the initial one, with a mirrored arrow on a right-to-left page', async () => {
    Object.assign(window, { elementorFrontendConfig: { is_rtl: true } });
    open(pageOf('single', '7').replace('elementor-7', 'elementor-7 elementor-edit-mode'));
    expect(find('i').className).toBe('eicon-arrow-right');
    handles()[0]?.click();
    await until(() => asked.mock.calls.length === 3, 'the commands');
    expect(asked.mock.calls[1]).toEqual([
      'run',
      'editor/documents/switch',
      { id: 2, mode: 'save', shouldScroll: false, selector: '.elementor-7' },
    ]);
  });

  it('TH-1 a handle ignores further clicks until the editor has finished', async () => {
    let end = () => {};
    answer.mockReturnValue(
      new Promise<void>((resolve) => {
        end = resolve;
      }),
    );
    open(pageOf('single', '7'));
    handles()[0]?.click();
    handles()[0]?.click();
    expect([asked.mock.calls.length, handles()[0]?.ariaBusy]).toEqual([2, 'true']);
    end();
    await until(() => handles()[0]?.ariaBusy === null, 'rest');
    expect(asked.mock.calls.at(-1)).toEqual(['internal', 'panel/state-ready']);
  });

  it.each([
    ['that rejects the command', () => answer.mockRejectedValue(new Error('not saved')), 'not saved'],
    [
      'that does not exist',
      () => Reflect.deleteProperty(window, '$e'),
      "expected the editor's $e.internal(), found undefined",
    ],
    [
      'that is invalid',
      () => Object.assign(window, { $e: { internal: 'x' } }),
      "expected the editor's $e.internal(), found string",
    ],
  ])('TH-1 a click on a handle reports the failure of an editor %s', async (_, breakIt, message) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    breakIt();
    open(pageOf('single', '7'));
    handles()[0]?.click();
    await until(() => said.mock.calls.length > 0, 'the report');
    expect(said.mock.calls[0]?.[0]).toBe(`[iyim] editor: switching to another document: ${message}`);
    await until(() => handles()[0]?.ariaBusy === null, 'rest');
  });
});

it('TH-1 no handles are added if the window around the page is cross-origin', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const foreign = new Proxy(
    {},
    {
      get: () => {
        throw new DOMException('Blocked a frame', 'SecurityError');
      },
    },
  );
  vi.spyOn(window, 'top', 'get').mockReturnValue(foreign as Window);
  open(pageOf('single', '7'));
  expect(handles()).toEqual([]);
  expect(said).not.toHaveBeenCalled();
});
