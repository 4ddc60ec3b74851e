/** Layers that other scripts show over a modal dialog. */
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stop } from '../../start.ts';
import { find } from '../../testing/find.ts';
import { soon } from '../../testing/soon.ts';
import { Slot } from '../slot.tsx';
import { drawn, probe } from '../testing/probe.tsx';
import { useModality } from './use-modality.ts';

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const left: string[] = [];
const heard: string[] = [];
let open = (_isOpen: boolean) => {};

async function show(page = ''): Promise<void> {
  left.length = 0;
  heard.length = 0;
  await probe('<button id="behind">behind</button>', ({ host }) => {
    const [isOpen, setOpen] = useState(false);
    open = drawn(setOpen);
    const panel = useRef<HTMLDialogElement>(null);
    useModality(panel, isOpen, {
      focus: () => find('#field'),
      onDismiss: (by) => {
        left.push(by);
        setOpen(false);
      },
    });
    return (
      <Slot of={host}>
        <dialog ref={panel} className="iyim-test">
          <input
            id="field"
            aria-label="Field"
            onBlur={() => heard.push('blur')}
            onFocus={() => heard.push('focus')}
          />
        </dialog>
      </Slot>
    );
  });
  document.body.insertAdjacentHTML('beforeend', page);
  open(true);
  await soon(() => expect(document.activeElement?.id).toBe('field'));
  heard.length = 0;
}

const isModal = () => dialog().matches(':modal');
const canReach = (element: HTMLElement) => {
  const before = document.activeElement as HTMLElement;
  element.focus();
  const isReached = document.activeElement === element;
  before.focus();
  return isReached;
};
/** Whether a click at the element's centre would reach it. */
const isOnTop = (element: HTMLElement) => {
  const { left: x, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, top + height / 2) === element;
};

const BUTTON = '<button id="theirs" style="position: relative">Theirs</button>';
const COVERING = 'top: 40%; left: 40%; width: 200px; height: 100px';

interface Layer {
  /** HTML that is in the page before the dialog opens. */
  readonly before?: string;
  readonly show: () => void;
  readonly hide: () => void;
}
const added = (html: string): Layer => ({
  show: () => document.body.insertAdjacentHTML('beforeend', html),
  hide: () => find('#layer').remove(),
});
const layers: Readonly<Record<string, Layer>> = {
  'a list of addresses below all z-indexes': added(
    `<div id="layer" style="position: absolute; z-index: 1; ${COVERING}">${BUTTON}</div>`,
  ),
  'a challenge that waits outside the window': {
    before: `<div id="layer" style="visibility: hidden; position: absolute; top: -10000px; left: 0"><div style="position: fixed; inset: 0"></div>${BUTTON}</div>`,
    show: () => find('#layer').setAttribute('style', `visibility: visible; position: absolute; ${COVERING}`),
    hide: () => find('#layer').setAttribute('style', 'visibility: hidden; position: absolute; top: -10000px'),
  },
  'a date picker that a class opens': {
    before: `<style>.picker { display: none; position: absolute; ${COVERING} } .picker.open { display: block }</style><div id="layer" class="picker">${BUTTON}</div>`,
    show: () => find('#layer').classList.add('open'),
    hide: () => find('#layer').classList.remove('open'),
  },
  'an overlay in a wrapper without a box': added(
    `<div id="layer"><div><div style="position: fixed; ${COVERING}">${BUTTON}</div></div></div>`,
  ),
  'a layer that fades in': {
    before: `<style>.fading { position: fixed; ${COVERING}; opacity: 0; transition: opacity 50ms } .in { opacity: 1 }</style><div id="layer" class="fading">${BUTTON}</div>`,
    show: () => find('#layer').classList.add('in'),
    hide: () => find('#layer').classList.remove('in'),
  },
};

it.each(Object.entries(layers))(
  'PO-8 %s over an open dialog is visible and usable, and the field keeps its focus',
  async (_, { before, show: appear, hide }) => {
    await show(before);
    expect(isModal()).toBe(true);
    appear();
    await soon(() => expect([isOnTop(find('#theirs')), canReach(find('#theirs'))]).toEqual([true, true]));
    const clicked = vi.fn();
    find('#theirs').addEventListener('click', clicked);
    expect(canReach(find('#behind'))).toBe(false);
    expect([dialog().open, getComputedStyle(dialog()).display]).toEqual([true, 'block']);
    await userEvent.click(find('#theirs'));
    expect(clicked).toHaveBeenCalledTimes(1);
    find('#field').focus();
    heard.length = 0;
    await userEvent.keyboard('a{Escape}');
    expect([left, find<HTMLInputElement>('#field').value]).toEqual([[], 'a']);

    hide();
    await soon(() => expect(isModal()).toBe(true));
    expect([document.activeElement?.id, heard]).toEqual(['field', []]);
    expect(document.body.outerHTML).not.toMatch(/popover|lifted|aria-modal|inert/);
    await userEvent.keyboard('{Escape}');
    await soon(() => expect([left, dialog().open]).toEqual([['escape'], false]));
    await soon(() => expect(canReach(find('#behind'))).toBe(true));
  },
);

it('PO-8 a layer above a dialog has the style and place that it has without a dialog', async () => {
  const layer = `<div id="layer" style="position: absolute; top: 50px; left: 60px">${BUTTON}</div>`;
  document.body.innerHTML = layer;
  const place = () => {
    const { x, y, width, height } = find('#layer').getBoundingClientRect();
    const { padding, borderWidth, backgroundColor } = getComputedStyle(find('#layer'));
    return [x, y, width, height, padding, borderWidth, backgroundColor];
  };
  const alone = place();
  await show();
  document.body.insertAdjacentHTML('beforeend', layer);
  await soon(() => expect(isOnTop(find('#theirs'))).toBe(true));
  expect(place()).toEqual(alone);
});

it('PO-8 layers that were visible before a dialog opened, elements in the page’s flow, and widgets’ elements stay behind the dialog', async () => {
  await show(`<div id="cookies" style="position: fixed; ${COVERING}">${BUTTON}</div>`);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<p>Flow</p><div class="iyim-toast" style="position: fixed">Ours</div>',
  );
  find('#cookies').classList.add('changed');
  await new Promise((resolve) => setTimeout(resolve));
  expect([isModal(), canReach(find('#theirs'))]).toEqual([true, false]);
  find('#cookies').hidden = true;
  await new Promise((resolve) => setTimeout(resolve));
  find('#cookies').style.display = 'none';
  await new Promise((resolve) => setTimeout(resolve));
  find('#cookies').style.display = '';
  find('#cookies').hidden = false;
  await soon(() => expect(canReach(find('#theirs'))).toBe(true));
});

it('PO-8 a dialog and a layer above it work next to a form whose fields are named like properties of elements', async () => {
  const fields = ['attributes', 'className', 'contains', 'offsetHeight', 'querySelectorAll'];
  await show(`<form>${fields.map((name) => `<input name="${name}">`).join('')}</form>`);
  expect(isModal()).toBe(true);
  layers['a list of addresses below all z-indexes']?.show();
  await soon(() => expect(canReach(find('#theirs'))).toBe(true));
});

it('PO-8 no attributes remain on the page when a dialog closes under a layer, or when its island ends', async () => {
  for (const end of [() => open(false), stop]) {
    await show();
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div id="layer" style="position: fixed; ${COVERING}">${BUTTON}</div>`,
    );
    await soon(() => expect(canReach(find('#theirs'))).toBe(true));
    end();
    await soon(() => expect(canReach(find('#behind'))).toBe(true));
    expect(dialog()?.open ?? false).toBe(false);
    expect(find('#layer').getAttributeNames()).toEqual(['id', 'style']);
    expect(document.body.outerHTML).not.toMatch(/popover|lifted|aria-modal|inert/);
    stop();
    find('#layer').remove();
  }
});
