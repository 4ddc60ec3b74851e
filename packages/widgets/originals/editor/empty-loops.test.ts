import { describe, expect, it, vi } from 'vitest';
import { endBehaviours } from '../../../runtime/src/site/behaviour.ts';
import { until } from '../../../runtime/src/testing/page.ts';
import { editPage } from './edit-page.ts';

const wrapper = '<div class="e-loop-empty-view__wrapper">Nothing yet</div>';
const loop = `<div class="elementor-element" data-id="abc" data-widget_type="loop-grid.post">${wrapper}</div>`;
const createTemplate = vi.fn();
const builder = {
  getCtaStyles: () => document.createElement('style'),
  getCtaContent: (type: string) => {
    const content = document.createElement('div');
    content.innerHTML = `<p>${type}</p><button class="e-loop-empty-view__box-cta">Create a template</button>`;
    return content;
  },
  createTemplate,
};
const rootOf = () => document.querySelector('.e-loop-empty-view__wrapper')?.shadowRoot;
function open(html: string, loopBuilder?: object): void {
  Object.assign(window, { elementorPro: loopBuilder && { modules: { loopBuilder } } });
  document.body.innerHTML = html;
  editPage(document);
}

describe('a loop without a template', () => {
  it('EM-1 a loop without a template shows the editor’s invitation to create one in a shadow root, and its button does so', () => {
    open(loop, builder);
    const root = rootOf();
    expect([...(root?.children ?? [])].map(({ localName }) => localName)).toEqual(['style', 'div']);
    expect(root?.querySelector('p')?.textContent).toBe('loop-grid');
    root?.querySelector('button')?.click();
    expect(createTemplate).toHaveBeenCalledTimes(1);
    endBehaviours();
    expect(root?.innerHTML).toBe('<slot></slot>'); // the wrapper's own content shows again
    editPage(document);
    root?.querySelector('button')?.click();
    expect(createTemplate).toHaveBeenCalledTimes(2);
  });

  it('EM-1 a loop that is added later shows the invitation to create a template', async () => {
    open('<main></main>', builder);
    document.body.innerHTML = loop;
    await until(() => rootOf()?.querySelector('button'), 'the call');
  });

  it('EM-1 a loop that the original has already filled is left alone', () => {
    document.body.innerHTML = loop;
    const root = document.querySelector('.e-loop-empty-view__wrapper')?.attachShadow({ mode: 'open' });
    root?.append('of the original');
    Object.assign(window, { elementorPro: { modules: { loopBuilder: builder } } });
    editPage(document);
    expect(root?.textContent).toBe('of the original');
  });

  it.each([
    ['a wrapper without an element', wrapper, builder],
    ['no editor', loop, undefined],
  ])('EM-1 the invitation to create a template is not shown with %s', (_, html, loopBuilder) => {
    open(html, loopBuilder);
    expect(rootOf() ?? null).toBeNull();
  });

  it.each([
    [
      'returns HTML instead of an element',
      { getCtaContent: () => '<img src=x onerror=alert(1)>' },
      'expected an element from the editor, found string',
    ],
    ['lacks the styles', { getCtaStyles: undefined }, 'expected loopBuilder.getCtaStyles(), found undefined'],
  ])('EM-1 an editor that %s is reported once and leaves the loop as it is', async (_, broken, message) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    open(loop, { ...builder, ...broken });
    document.body.append('more');
    await new Promise((resolve) => setTimeout(resolve));
    expect(rootOf() ?? null).toBeNull();
    expect(said.mock.calls.map(([text]) => text)).toEqual([
      `[iyim] editor: showing the call to create a template: ${message}`,
    ]);
  });
});
