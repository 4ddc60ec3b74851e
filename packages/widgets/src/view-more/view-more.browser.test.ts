import { start, stop } from '@iyim/runtime';
import { editMode } from '@iyim/runtime/shop';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { viewMore as widget } from '../../bundle/catalogue.ts';
import hostStyles from './host.css?inline';
import { plain, plugin, SHEET } from './testing/markup.ts';

const button = () => find('.jet-view-more__button, [data-widget] > button');
/** Whether a section is visible and has a height. */
const isSeen = (id: string) =>
  find(`#in-${id}`).checkVisibility({ contentVisibilityAuto: true }) && find(`#${id}`).offsetHeight >= 30;
const seen = () => ['one', 'two'].filter(isSeen);

function put(html: string, dir = 'rtl'): string {
  document.documentElement.dir = dir;
  document.body.innerHTML = `<style>${SHEET}</style><main>${html}</main>`;
  document.querySelector('[data-widget]')?.setAttribute('data-widget-load', 'load');
  return document.body.innerHTML;
}
async function show(html: string, { dir = 'rtl', state = 'mounted' } = {}): Promise<string> {
  const before = put(html, dir);
  start({ widgets: [widget] });
  await soon(() => expect(find('[data-widget]').dataset.widgetState).toBe(state));
  return before;
}

describe('sections of the page behind a button', () => {
  it('VM-1 view-more shows sections one after the other in full height, and removes its button with the last', async () => {
    let measured = 0;
    const count = () => {
      measured += 1;
    };
    document.addEventListener('jet-engine/listing/recalculate-masonry', count);
    const before = await show(plugin());
    expect([seen(), button().checkVisibility(), measured]).toEqual([[], true, 0]);
    await userEvent.click(button());
    await soon(() => expect(seen()).toEqual(['one']));
    const { classList } = find('#one');
    expect(['view-more-visible', 'jet-tricks-move-up-effect'].every((name) => classList.contains(name))).toBe(
      true,
    );
    find('#one p').insertAdjacentHTML('afterend', '<p id="late">Later</p>');
    expect(find('#one').offsetHeight).toBe(60);
    find('#late').remove();

    await userEvent.click(button());
    await soon(() => expect(seen()).toEqual(['one', 'two']));
    expect(button().checkVisibility()).toBe(false);
    expect(measured).toBe(2);
    document.removeEventListener('jet-engine/listing/recalculate-masonry', count);
    stop();
    expect(document.body.innerHTML.replace(/ style=""/g, '')).toBe(before);
  });

  it('VM-1 view-more shows all sections on one click with showall, and without motion with the effect none', async () => {
    await show(plugin({ showall: true, effect: 'none' }));
    await userEvent.click(button());
    await soon(() => expect(seen()).toEqual(['one', 'two']));
    expect(document.querySelector('[class*=-effect]')).toBeNull();
  });

  it.each(['rtl', 'ltr'])(
    'AY-1 view-more shows sections on Enter and Space, and the first of them gets the focus: %s',
    async (dir) => {
      await show(plugin(), { dir });
      for (const [key, id] of [
        ['{Enter}', 'one'],
        [' ', 'two'],
      ] as const) {
        button().focus();
        await userEvent.keyboard(key);
        await soon(() => expect(document.activeElement).toBe(find(`#${id}`)));
        expect(isSeen(id)).toBe(true);
      }
      await soon(() => expect(find('[aria-live]').textContent).toContain('All content is shown.'));
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).toBe(find('#in-two'));
    },
  );

  it('VM-1 view-more shows the sections that the address leads to, initially or after a change', async () => {
    history.replaceState(null, '', '#in-two');
    await show(plugin());
    expect(seen()).toEqual(['two']);
    location.hash = '#one';
    await soon(() => expect(seen()).toEqual(['one', 'two']));
    expect(button().checkVisibility()).toBe(false);
  });

  it('VM-1 view-more shows a hidden section when the browser’s search finds text in it', async () => {
    await show(plugin());
    find('#two').dispatchEvent(new Event('beforematch', { bubbles: true }));
    await soon(() => expect(seen()).toEqual(['two']));
  });

  it('VM-1 plain markup gets a view-more button in the page’s language', async () => {
    const before = await show(plain());
    expect([seen(), button().textContent]).toEqual([[], 'Show more']);
    await userEvent.click(button());
    await soon(() => expect(seen()).toEqual(['one']));
    stop();
    expect(document.body.innerHTML.replace(/ style=""/g, '')).toBe(before);
  });

  it('VM-1 view-more hides no section in the editor', async () => {
    editMode().value = true;
    await show(plugin());
    expect(seen()).toEqual(['one', 'two']);
    editMode().value = false;
    await soon(() => expect(seen()).toEqual([]));
  });
});

describe('sections of the page before mounting', () => {
  const style = () => find('main').insertAdjacentHTML('beforebegin', `<style>${hostStyles}</style>`);

  it('VM-1 sections are hidden before view-more mounts, and the space of its button is reserved', async () => {
    put(plain());
    style();
    expect(seen()).toEqual([]);
    const { bottom } = find('main').getBoundingClientRect();
    start({ widgets: [widget] });
    await soon(() => expect(find('[data-widget]').dataset.widgetState).toBe('mounted'));
    expect(find('main').getBoundingClientRect().bottom).toBe(bottom);
  });

  it('VM-1 sections are not hidden on a page without view-more', () => {
    put(plain().replace('data-widget=', 'data-other='));
    style();
    expect(seen()).toEqual(['one', 'two']);
  });
});

describe('unusual and invalid settings of view-more', () => {
  it('VM-1 a button without a `sections` setting shows the sections that have view_more in the page’s settings', async () => {
    Object.assign(window, {
      JetTricksSettings: {
        elements_data: { sections: { '5f2a': { view_more: true }, x: { view_more: false } } },
      },
    });
    await show(plugin({ sections: undefined }));
    expect(seen()).toEqual(['one'].filter(isSeen));
    await userEvent.click(button());
    await soon(() => expect(isSeen('two')).toBe(true));
    expect(button().checkVisibility()).toBe(false);
  });

  it.each([
    ['no page settings', undefined],
    ['settings without sections', { elements_data: [] }],
    ['invalid sections', { elements_data: { sections: { '5f2a': null, b: 'x' } } }],
    ['no particles', { elements_data: { sections: { '5f2a': { view_more: false } } } }],
    [
      'particles that are off',
      { elements_data: { sections: { '5f2a': { particles: 'false', particles_json: '' } } } },
    ],
    [
      'empty particles',
      { elements_data: { sections: { '5f2a': { particles: 'true', particles_json: '' } } } },
    ],
    ['unset particles', { elements_data: { sections: { '5f2a': { particles: '', particles_json: '' } } } }],
    ['null particles', { elements_data: { sections: { '5f2a': { particles: null } } } }],
    [
      'bad particles',
      { elements_data: { sections: { '5f2a': { particles: 'true', particles_json: '{"a":' } } } },
    ],
  ])('PA-1 view-more works on a page with %s', async (_what, settings) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    Object.assign(window, { JetTricksSettings: settings });
    await show(plugin());
    await userEvent.click(button());
    await soon(() => expect(seen()).toEqual(['one']));
    expect(document.querySelector('[id*=particles], canvas')).toBeNull();
    expect(consoleError).not.toHaveBeenCalled();
  });

  it.each([
    ['no sections', []],
    ['invalid ids', ['"]', '<img src=x onerror=alert(1)>']],
    ['the section around the button', ['box']],
  ])('RT-3 view-more with %s reports an error, and hides nothing', async (_what, sections) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(`<div id="box">${plugin({ sections })}</div>`, { state: 'failed' });
    expect(consoleError.mock.calls.flat().join()).toContain('expected ids of sections of the page');
    expect(isSeen('two')).toBe(true);
  });

  it('RT-3 view-more reports a missing section, and shows the others', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show(plugin({ sections: ['one', 'three'], effect: 'explode', showall: 'perhaps' }));
    await userEvent.click(button());
    await soon(() => expect(seen()).toContain('one'));
    expect(consoleError.mock.calls.flat().join()).toContain('expected a section with the id "three"');
  });
});
