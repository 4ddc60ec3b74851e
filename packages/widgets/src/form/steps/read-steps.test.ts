import { describe, expect, it } from 'vitest';
import { expectUnharmed, markup, scriptUrls } from '../../../../runtime/src/testing/hostile.ts';
import { readSteps } from './read-steps.ts';

const page = (html: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
};
const mark = (attributes: string) =>
  `<div class="elementor-field-type-step"><div class="e-field-step" ${attributes}></div></div>`;
const send = '<div id="send" class="elementor-field-type-submit"><button>Send</button></div>';
const iconOf = (attributes: string) => readSteps(page(mark(attributes) + send)).steps[0]?.icon;
const idsOf = (form: HTMLFormElement) =>
  readSteps(form).steps.map(({ parts }) => parts.map(({ id }) => id).filter(Boolean));

describe('the page builder’s steps', () => {
  it('FM-6 a step contains the elements from its marker to the next one, without the submit button', () => {
    const form = page(
      `<p id="before"></p>${mark('')}<p id="a"></p><p id="b"></p>${mark('')}<p id="c"></p>${send}<p id="after"></p>`,
    );
    expect(idsOf(form)).toEqual([
      ['a', 'b'],
      ['c', 'after'],
    ]);
    expect(readSteps(form).buttons).toMatchObject({ place: 'before' });
  });

  it('FM-6 readSteps reads a step’s texts from lowercased attributes', () => {
    const [step] = readSteps(
      page(mark('data-label=" Who " data-previousButton="Back" data-nextButton="On"') + send),
    ).steps;
    expect(step).toMatchObject({ label: 'Who', previous: 'Back', next: 'On', icon: null });
  });

  it('FM-7 readSteps reads a step’s icon as an image, an icon font glyph, or an SVG shape', () => {
    const drawing = `<svg viewBox='0 0 8 8'><path d='M0 0h8'></path></svg>`;
    expect(iconOf('data-iconUrl="/a.svg" data-iconLibrary="svg"')).toEqual({
      kind: 'image',
      url: new URL('/a.svg', document.baseURI).href,
    });
    expect(iconOf('data-iconLibrary="fas fa-star"')).toEqual({ kind: 'font', classes: 'fas fa-star' });
    expect(iconOf(`data-icon="${drawing}" data-iconLibrary="fas fa-star"`)).toEqual({
      kind: 'shape',
      viewBox: '0 0 8 8',
      paths: ['M0 0h8'],
    });
    expect(iconOf('data-iconLibrary="svg"')).toBeNull();
  });

  it('SEC-1 SEC-2 readSteps reads no icon that can run scripts', () => {
    for (const text of [...markup, ...scriptUrls]) {
      const form = page(mark('') + send);
      for (const name of ['iconurl', 'icon'])
        form.querySelector('.e-field-step')?.setAttribute(`data-${name}`, text);
      const icon = readSteps(form).steps[0]?.icon;
      if (icon) expect(icon).toMatchObject({ kind: 'image', url: expect.stringMatching(/^http/) });
    }
    expectUnharmed();
  });
});

describe('steps in minimal markup', () => {
  it('FM-6 a step in minimal markup contains its fields, is named by a legend, and may contain the button', () => {
    const form = page(
      '<fieldset data-step id="one"><legend>Who</legend></fieldset><fieldset data-step id="two" data-label="What"><legend>x</legend><button>Send</button></fieldset>',
    );
    const { steps, buttons } = readSteps(form);
    expect(steps.map(({ label }) => label)).toEqual(['Who', 'What']);
    expect(idsOf(form)).toEqual([['one'], ['two']]);
    expect([buttons.anchor.id, buttons.place]).toEqual(['two', 'after']);
  });
});

it('FM-6 readSteps throws if the form has no submit button', () => {
  expect(() => readSteps(page(mark('')))).toThrow('expected a submit button');
});
