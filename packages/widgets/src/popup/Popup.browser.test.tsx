import { openPopup, widgetComponent } from '@iyim/runtime/page';
import { type ComponentProps, type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import definition from './Popup.tsx';

const Popup = widgetComponent(definition);

const dialog = () => document.querySelector<HTMLDialogElement>('dialog.iyim-popup');

let end = () => {};
// Ends the application even after a failed test, so that the next test is not affected.
afterEach(() => end());

/** Creates a React application, and collects the errors that it throws. */
function application(isStrict: boolean) {
  const errors: unknown[] = [];
  const noteError = (error: unknown) => errors.push(error);
  document.body.innerHTML = '<main></main>';
  const root = createRoot(find('main'), { onUncaughtError: noteError, onCaughtError: noteError });
  end = () => root.unmount();
  return {
    errors,
    draw: (node: ReactNode) =>
      flushSync(() => root.render(isStrict ? <StrictMode>{node}</StrictMode> : node)),
  };
}

async function opened(): Promise<HTMLDialogElement> {
  await soon(() => expect(find('#hours').dataset.widgetState).toBe('mounted'));
  openPopup({ id: 'hours' });
  return soon(() => {
    expect(dialog()?.matches(':modal')).toBe(true);
    return find<HTMLDialogElement>('dialog.iyim-popup');
  });
}

describe.each([
  ['StrictMode', true],
  ['without StrictMode', false],
])('a popup in a React application, %s', (_, isStrict) => {
  const popup = (settings: ComponentProps<typeof Popup>['settings'] = {}) => (
    <Popup id="hours" settings={settings}>
      <h2>Hours</h2>
      <a href="#x">Map</a>
    </Popup>
  );

  it.each([
    ['alone', () => null],
    ['with its parent', () => <p>Another page</p>],
  ])('RT-19 removing an open popup %s removes its dialog and restores the page', async (_how, after) => {
    const { draw, errors } = application(isStrict);
    draw(<section>{popup({ prevent_scroll: true })}</section>);
    await opened();
    draw(after());
    await soon(() => expect(dialog()).toBeNull());
    expect(document.querySelector('#hours')).toBeNull();
    expect(document.documentElement.hasAttribute('style')).toBe(false);
    end();
    expect(errors).toEqual([]);
  });

  it('RT-32 an open popup applies changed settings without reopening', async () => {
    const { draw, errors } = application(isStrict);
    const shown: string[] = [];
    const note = ({ type }: Event) => shown.push(type);
    for (const type of ['iyim:popup-show', 'iyim:popup-hide']) document.addEventListener(type, note);
    draw(popup({ prevent_close_on_esc_key: true }));
    const open = await opened();
    find('dialog a').focus();
    await userEvent.keyboard('{Escape}');
    // `closedby`, which the browser reads, must be set in the same render as the class, not a frame later.
    const withClass: (string | null)[] = [];
    const drawn = new MutationObserver(() => {
      if (open.classList.contains('sale')) withClass.push(open.getAttribute('closedby'));
    });
    drawn.observe(open, { attributeFilter: ['class'] });
    draw(popup({ classes: 'sale', prevent_scroll: true, title: 'x' }));
    await soon(() => expect(withClass).toEqual(['closerequest']));
    drawn.disconnect();
    expect([dialog(), open.matches(':modal'), document.activeElement]).toEqual([
      open,
      true,
      find('dialog a'),
    ]);
    expect(document.documentElement.style.overflow).toBe('hidden');
    expect(shown).toEqual(['iyim:popup-show']);
    await userEvent.keyboard('{Escape}');
    await soon(() => expect(dialog()).toBeNull());
    expect(shown).toEqual(['iyim:popup-show', 'iyim:popup-hide']);
    for (const type of ['iyim:popup-show', 'iyim:popup-hide']) document.removeEventListener(type, note);
    end();
    expect(errors).toEqual([]);
  });

  it('RT-19 React can insert siblings of a popup while it is open', async () => {
    const { draw, errors } = application(isStrict);
    const list = (isFirst: boolean, isLast: boolean) => (
      <section>
        {isFirst && <p>Before</p>}
        {popup()}
        {isLast && <p>After</p>}
      </section>
    );
    draw(list(false, false));
    await opened();
    draw(list(true, true));
    expect(find('section').textContent).toBe('BeforeAfter');
    expect(dialog()?.open).toBe(true);
    draw(list(false, true));
    end();
    await soon(() => expect(dialog()).toBeNull());
    expect(errors).toEqual([]);
  });
});

it('RT-19 the settings of the Popup component are type-checked against their schema', () => {
  const elements = [
    <Popup key="known" settings={{ close_automatically: 3, triggers: { page_load: 'yes' } }} />,
    // @ts-expect-error: a number
    <Popup key="number" settings={{ close_automatically: 'soon' }} />,
    // @ts-expect-error: the popup has no such setting
    <Popup key="name" settings={{ open_with: '#opener' }} />,
  ];
  expect(elements).toHaveLength(3);
});
