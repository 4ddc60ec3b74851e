import { stop } from '@iyim/runtime';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../../../../runtime/src/testing/find.ts';
import { expectUnharmed, markup, scriptUrls } from '../../../../runtime/src/testing/hostile.ts';
import { soon } from '../../../../runtime/src/testing/soon.ts';
import {
  builderForm,
  choose,
  control,
  formServer,
  input,
  problemOf,
  recordBubbles,
  showForm,
} from '../testing/form-page.ts';
import {
  isShown,
  next,
  previous,
  send,
  shownStep,
  step,
  stepsReady,
  threeSteps,
  withSettings,
} from '../testing/steps-page.ts';

let server: ReturnType<typeof formServer>;
const announced = () => find('[data-iyim-announcer]').textContent;
const names = () => [...document.querySelectorAll('.e-form__indicators li')].map((item) => item.className);

beforeEach(() => {
  server = formServer();
});

async function show(html: string, dir: 'rtl' | 'ltr' = 'ltr'): Promise<void> {
  await showForm(html, dir);
  await stepsReady();
}

/** Fills in the form up to its last step. */
async function toTheEnd(): Promise<void> {
  await userEvent.fill(control('name'), 'Dana');
  await userEvent.click(next());
  await userEvent.fill(control('story'), 'Pots');
  await userEvent.click(next());
  expect(shownStep()).toBe(3);
}

describe.each(['rtl', 'ltr'] as const)('a form of three steps, %s', (dir) => {
  it('RT-9 the row of buttons is as high as the submit button from the first step on', async () => {
    await show(
      threeSteps.replace('<button type="submit"', '<button style="block-size: 90px" type="submit"'),
      dir,
    );
    const height = () => send().parentElement?.getBoundingClientRect().height;
    expect([height(), send().checkVisibility()]).toEqual([90, false]);
    expect(next().getBoundingClientRect().height).toBe(90);
    await toTheEnd();
    expect([height(), send().checkVisibility()]).toEqual([90, true]);
  });

  it('FM-6 the form starts at its first step; “next” moves on, announces the step and focuses its first field', async () => {
    await show(threeSteps, dir);
    expect([isShown('#form-field-name'), isShown('#form-field-story'), send().checkVisibility()]).toEqual([
      true,
      false,
      false,
    ]);
    await userEvent.fill(control('name'), 'Dana');
    await userEvent.click(next());
    expect([isShown('#form-field-name'), isShown('#form-field-story')]).toEqual([false, true]);
    expect(document.activeElement).toBe(control('story'));
    await soon(() =>
      expect(announced()).toContain(dir === 'rtl' ? 'שלב 2 מתוך 3: \u2068What\u2069' : 'Step 2 of 3: What'),
    );
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('FM-7 a form lists its steps and marks the current and the completed ones', async () => {
    await show(threeSteps, dir);
    await userEvent.fill(control('name'), 'Dana');
    await userEvent.click(next());
    await soon(() => expect(shownStep()).toBe(2));
    const states = names().map((name) => /--state-(\w+)/.exec(name)?.[1]);
    expect(states).toEqual(['completed', 'active', 'inactive']);
    expect(names().every((name) => name.includes('--shape-circle'))).toBe(true);
    const [first, second] = document.querySelectorAll('.e-form__indicators li');
    expect(first?.textContent).toContain(dir === 'rtl' ? 'Who (הושלם)' : 'Who (completed)');
    expect(second?.textContent).toBe('2What');
    expect(find('.e-form__indicators').className).toContain('e-form__indicators--type-number_text');
  });

  it('RT-18 stop restores the server’s markup of a form with steps', async () => {
    document.body.innerHTML = `<main>${threeSteps}</main>`;
    const before = find('form').outerHTML;
    await show(threeSteps, dir);
    await userEvent.fill(control('name'), 'Dana');
    await userEvent.click(next());
    stop();
    expect(find('form').outerHTML).toBe(before);
  });
});

describe('moving between steps', () => {
  it('FM-6 “next” stays on an invalid step, shows messages in the page’s language and focuses the first invalid field', async () => {
    await show(threeSteps);
    await userEvent.fill(control('email'), 'nobody');
    await userEvent.click(next());
    expect(problemOf('name')?.textContent).toBe('Please fill in: name.');
    expect(problemOf('email')?.textContent).toContain('e-mail address');
    expect(document.activeElement).toBe(control('name'));
    expect(shownStep()).toBe(1);
    await userEvent.fill(control('name'), 'Dana');
    await userEvent.click(next());
    expect(problemOf('name')).toBeNull();
    expect(document.activeElement).toBe(control('email'));
    expect(shownStep()).toBe(1);
    // The fields of the other steps have not been checked yet.
    expect(problemOf('story')).toBeNull();
  });

  it.each(['', 'novalidate'])(
    'FM-6 “next” shows the browser’s own message once, at the first invalid field: form "%s"',
    async (attribute) => {
      await show(threeSteps.replace('class="elementor-form"', `class="elementor-form" ${attribute}`));
      await userEvent.fill(control('email'), 'nobody');
      const reported = ['name', 'email'].map((id) => vi.spyOn(control(id), 'reportValidity'));
      const heard: string[] = [];
      find('form').addEventListener(
        'invalid',
        ({ target, defaultPrevented }) => heard.push(`${(target as HTMLElement).id} ${defaultPrevented}`),
        { capture: true },
      );
      await userEvent.click(next());
      expect(reported.map((spy) => spy.mock.calls.length)).toEqual([1, 0]);
      expect(heard.sort()).toEqual(['form-field-email false', 'form-field-name false']);
      expect([shownStep(), document.activeElement]).toEqual([1, control('name')]);
      expect(problemOf('name')?.textContent).toBe('Please fill in: name.');
      await userEvent.fill(control('name'), 'Dana');
      await userEvent.fill(control('email'), 'dana@example.com');
      await userEvent.click(next());
      expect(shownStep()).toBe(2);
      await userEvent.click(next());
      expect([shownStep(), document.activeElement]).toEqual([2, control('story')]);
    },
  );

  const bothWrong = `${step('One')}${input('name')}${step('Two')}${input('mail', 'type="email" value="nobody"')}${input('code', 'required')}`;

  it.each(['', 'novalidate'])(
    'FM-6 a submit shows both the browser’s and the widget’s message at the first invalid field of the last step: form "%s"',
    async (attribute) => {
      await show(builderForm(bothWrong, attribute));
      await userEvent.click(next());
      const bubbles = recordBubbles();
      await userEvent.click(send());
      await soon(() => expect(bubbles).toEqual(['mail']));
      expect([shownStep(), document.activeElement]).toEqual([2, control('mail')]);
      expect([problemOf('mail')?.textContent, problemOf('code')?.textContent]).toEqual([
        'mail: please enter an e-mail address such as name@example.com.',
        'Please fill in: code.',
      ]);
      await userEvent.fill(control('mail'), 'dana@example.com');
      await userEvent.keyboard('{Enter}');
      await soon(() => expect(bubbles).toEqual(['mail', 'code']));
      expect(document.activeElement).toBe(control('code'));
      expect(server.sent).toHaveLength(0);
      await userEvent.fill(control('code'), '7');
      await userEvent.click(send());
      await server.request();
      expect(bubbles).toHaveLength(2);
    },
  );

  it('FM-6 a submit button with formnovalidate sends the last step unchecked', async () => {
    await show(builderForm(bothWrong, 'novalidate').replace('type="submit"', 'type="submit" formnovalidate'));
    await userEvent.click(next());
    await userEvent.click(send());
    await server.request();
  });

  it('FM-6 the browser’s own message shows at the first focusable invalid field; a group without a choice has only the widget’s message', async () => {
    const boxes = `<div class="elementor-field-group elementor-field-required elementor-field-group-topics"><input type="checkbox" id="form-field-topics-0" name="form_fields[topics][]" aria-label="A"></div>`;
    await show(
      builderForm(
        `${step('One')}${boxes}${step('Two')}<div hidden>${input('off', 'required')}</div>${input('code', 'required')}`,
      ),
    );
    await userEvent.click(find('#form-field-topics-0'));
    await userEvent.click(next());
    const bubbles = recordBubbles();
    await userEvent.click(send());
    expect([bubbles, document.activeElement]).toEqual([['code'], control('code')]);
    find<HTMLInputElement>('#form-field-topics-0').checked = false;
    await userEvent.click(send());
    expect([bubbles, shownStep()]).toEqual([['code'], 1]);
    expect(document.activeElement).toBe(find('#form-field-topics-0'));
  });

  it.each([
    ['display: none', ''],
    ['visibility: hidden', ''],
    ['', 'inert'],
  ])(
    'FM-6 “next” ignores a required field that cannot be focused: style "%s" %s',
    async (style, attribute) => {
      const hidden = `<div style="${style}" ${attribute}>${input('hidden', 'required')}</div>`;
      await show(
        builderForm(`${step('One')}${hidden}${input('name', 'required')}${step('Two')}${input('more')}`),
      );
      await userEvent.click(next());
      expect([shownStep(), document.activeElement]).toEqual([1, control('name')]);
      expect(problemOf('hidden')).toBeNull();
      await userEvent.fill(control('name'), 'Dana');
      await userEvent.click(next());
      expect(shownStep()).toBe(2);
    },
  );

  it('FM-6 “previous” leaves a step with invalid fields, even in a form with novalidate', async () => {
    await show(threeSteps.replace('class="elementor-form"', 'class="elementor-form" novalidate'));
    await userEvent.fill(control('name'), 'Dana');
    await userEvent.click(next());
    const reported = vi.spyOn(control('story'), 'reportValidity');
    await userEvent.click(previous());
    expect([shownStep(), problemOf('story'), reported.mock.calls.length]).toEqual([1, null, 0]);
  });

  it('FM-6 “previous” shows no problems of the step it leaves, and focuses the first field of the step before', async () => {
    await show(threeSteps);
    await userEvent.fill(control('name'), 'Dana');
    await userEvent.click(next());
    await userEvent.click(previous());
    expect(problemOf('story')).toBeNull();
    await soon(() => expect(shownStep()).toBe(1));
    expect(document.activeElement).toBe(control('name'));
    expect(document.querySelector('.e-form__buttons__wrapper__button-previous')).toBeNull();
  });

  it('FM-6 Enter moves to the next step, adds a line in a textarea, and sends the form on the last step', async () => {
    await show(threeSteps);
    await userEvent.fill(control('name'), 'Dana');
    await userEvent.keyboard('{Enter}');
    await soon(() => expect(shownStep()).toBe(2));
    await userEvent.keyboard('Pots{Enter}');
    expect(shownStep()).toBe(2);
    expect(control('story').value).toBe('Pots\n');
    await userEvent.click(next());
    await soon(() => expect(shownStep()).toBe(3));
    await userEvent.keyboard(' {Enter}');
    const { body } = await server.request();
    expect(Object.fromEntries(body)).toMatchObject({
      'form_fields[name]': 'Dana',
      'form_fields[story]': 'Pots\n',
      'form_fields[terms]': 'on',
    });
  });

  it('FM-6 pressing Enter rapidly does not send the form', async () => {
    await show(threeSteps);
    await userEvent.fill(control('name'), 'Dana');
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await soon(() => expect(shownStep()).toBe(2));
    expect(server.sent).toHaveLength(0);
  });

  it('FM-6 button texts come from the step, otherwise from the settings, otherwise from the page’s language', async () => {
    await show(withSettings(threeSteps, { step_previous_label: 'Back', button_width: '50' }), 'rtl');
    expect(next().textContent).toBe('Go on');
    expect(next().parentElement?.className).toContain('elementor-col-50');
    expect(next().parentElement?.style.flexBasis).toBe('50%');
    await userEvent.fill(control('name'), 'Dana');
    await userEvent.click(next());
    await soon(() => expect(previous().textContent).toBe('Back'));
    expect(next().textContent).toBe('הבא');
  });

  it('FM-6 “next” focuses the step itself if it has no fields', async () => {
    await show(builderForm(`${step('One')}${input('name')}${step('Summary')}<p>Read this</p>`));
    await userEvent.click(next());
    expect(document.activeElement?.classList.contains('elementor-field-type-step')).toBe(true);
  });
});

describe('while the form waits', () => {
  const spinners = () =>
    [...document.querySelectorAll<HTMLElement>('.elementor-form-spinner')].filter((one) =>
      one.checkVisibility(),
    );

  it('FM-2 FM-6 a waiting form disables the shown step’s button, puts the spinner in it, and ignores Enter', async () => {
    await show(threeSteps);
    await toTheEnd();
    await userEvent.click(control('terms'));
    await userEvent.click(send());
    const request = await server.request();
    expect([shownStep(), next().disabled, send().disabled]).toEqual([1, true, true]);
    expect(spinners().map(({ parentElement }) => parentElement)).toEqual([next()]);
    expect(next().textContent).toBe('Go on');
    await userEvent.click(next(), { force: true });
    control('name').focus();
    await userEvent.keyboard('{Enter}');
    expect([shownStep(), server.sent.length]).toEqual([1, 1]);
    request.answer({ success: true, data: { message: 'Thanks', data: [] } });
    await soon(() => expect(find('.iyim-form-success').textContent).toBe('Thanks'));
    expect([shownStep(), next().disabled, spinners()]).toEqual([1, false, []]);
  });

  it('FM-2 FM-6 a form returns to the step from which it was sent, even if the step changed during the checks', async () => {
    let readFile = (_: ArrayBuffer) => {};
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockReturnValue(
      new Promise((resolve) => {
        readFile = resolve;
      }),
    );
    await show(
      builderForm(`${step('One')}${input('a')}${step('Two')}${input('cv', 'type="file"')}${step('Three')}`),
    );
    await userEvent.click(next());
    choose(control('cv'), new File(['x'], 'cv.txt'));
    await userEvent.click(next());
    await userEvent.click(send());
    expect([previous().disabled, spinners().length]).toEqual([true, 1]);
    await userEvent.click(previous(), { force: true });
    expect(shownStep()).toBe(3);
    find<HTMLFormElement>('form').reset();
    expect(shownStep()).toBe(1);
    readFile(new ArrayBuffer(1));
    (await server.request()).answer({ success: false, data: { message: 'No' } });
    await soon(() => expect([shownStep(), document.activeElement]).toEqual([3, send()]));
    expect(previous().disabled).toBe(false);
  });
});

describe('after the answer', () => {
  it('FM-6 FM-3 a success shows the first step, and the message takes the focus that the button lost', async () => {
    await show(threeSteps);
    await toTheEnd();
    await userEvent.click(control('terms'));
    await userEvent.click(send());
    (await server.request()).answer({ success: true, data: { message: 'Thanks', data: [] } });
    await soon(() => expect(control('name').value).toBe(''));
    expect(shownStep()).toBe(1);
    expect(isShown('#form-field-name')).toBe(true);
    await soon(() => expect(document.activeElement).toBe(find('.iyim-form-success')));
  });

  it.each(['click', 'Enter'])(
    'FM-2 FM-6 a success without a message moves the focus from the last step to the first: sent by %s',
    async (by) => {
      await show(threeSteps);
      await toTheEnd();
      await userEvent.click(control('terms'));
      await (by === 'click' ? userEvent.click(send()) : userEvent.keyboard('{Enter}'));
      (await server.request()).answer({ success: true, data: { message: '', data: [] } });
      await soon(() => expect(document.activeElement).toBe(control('name')));
      expect(find('form').hasAttribute('tabindex')).toBe(false);
    },
  );

  it('FM-2 FM-6 a success whose message the page shows moves the focus to the first step, even if it has no fields', async () => {
    await show(builderForm(`${step('Read')}<p>Words</p>${step('Two')}${input('a')}`));
    find('[data-widget]').addEventListener('iyim:form-success', (event) => event.preventDefault());
    await userEvent.click(next());
    await userEvent.click(send());
    (await server.request()).answer({ success: true, data: { message: 'Thanks', data: [] } });
    await soon(() => expect(document.activeElement).toBe(find('.elementor-field-type-step')));
  });

  it('FM-6 FM-4 errors from the server show the first step that has an error, and focus its field', async () => {
    await show(threeSteps);
    await toTheEnd();
    await userEvent.click(control('terms'));
    await userEvent.click(send());
    const errors = { terms: 'Please', story: 'Too short' };
    (await server.request()).answer({ success: false, data: { message: 'No', errors, data: [] } });
    await soon(() => expect(shownStep()).toBe(2));
    expect(document.activeElement).toBe(control('story'));
    expect(control('terms').checked).toBe(true);
  });

  it('FM-6 a form shows its first step as soon as it is sent, and keeps its values', async () => {
    await show(threeSteps);
    await toTheEnd();
    await userEvent.click(control('terms'));
    await userEvent.click(send());
    const request = await server.request();
    expect(shownStep()).toBe(1);
    expect([isShown('#form-field-name'), isShown('#form-field-terms')]).toEqual([true, false]);
    expect(document.activeElement).toBe(find('form'));
    expect(Object.fromEntries(request.body)).toMatchObject({
      'form_fields[name]': 'Dana',
      'form_fields[story]': 'Pots',
    });
    request.answer({ success: false, data: { message: 'No', errors: { terms: 'Please' } } });
    await soon(() => expect([shownStep(), document.activeElement]).toEqual([3, control('terms')]));
    expect([control('name').value, control('story').value, control('terms').checked]).toEqual([
      'Dana',
      'Pots',
      true,
    ]);
  });

  it.each([
    ['a refusal that names no field', { success: false, data: { message: 'No', errors: [] } }],
    [
      'a refusal that names an unknown field',
      { success: false, data: { message: 'No', errors: { gone: 'x' } } },
    ],
    ['HTML instead of JSON', '<p>No</p>'],
  ])('FM-6 the focus returns to the button that sent the form after %s', async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(threeSteps);
    await toTheEnd();
    await userEvent.click(control('terms'));
    await userEvent.click(send());
    (await server.request()).answer(answer);
    await soon(() => expect(find('.iyim-form-danger').textContent).not.toBe(''));
    expect([shownStep(), document.activeElement]).toEqual([3, send()]);
    await userEvent.keyboard('{Enter}');
    await server.request(2);
  });

  it('FM-6 the focus returns to the field in which Enter sent the form if the server refuses it', async () => {
    await show(builderForm(`${step('One')}${input('a')}${step('Two')}${input('b')}`));
    await userEvent.click(next());
    await userEvent.fill(control('b'), 'x');
    await userEvent.keyboard('{Enter}');
    const request = await server.request();
    expect([shownStep(), document.activeElement]).toEqual([1, find('form')]);
    request.answer({ success: false, data: { message: 'No' } });
    await soon(() => expect([shownStep(), document.activeElement]).toEqual([2, control('b')]));
    expect(control('b').value).toBe('x');
  });

  it('FM-6 a lost connection returns the form to the last step', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(threeSteps);
    await toTheEnd();
    await userEvent.click(control('terms'));
    await userEvent.click(send());
    (await server.request()).fail();
    await soon(() => expect(find('.iyim-form-danger').textContent).not.toBe(''));
    expect(shownStep()).toBe(3);
  });

  it('FM-6 a submit shows a field of an earlier step that became invalid instead of failing silently', async () => {
    await show(threeSteps);
    await toTheEnd();
    control('name').value = '';
    await userEvent.click(control('terms'));
    const bubbles = recordBubbles();
    await userEvent.click(send());
    await soon(() => expect(shownStep()).toBe(1));
    expect([document.activeElement, bubbles]).toEqual([control('name'), ['name']]);
    expect(server.sent).toHaveLength(0);
  });
});

describe('indicators', () => {
  it('RT-9 a progress bar has the reserved height in a theme that styles plain boxes', async () => {
    const theme = '<style>div { padding: 0; border: 0 } form { font: 20px / 30px serif }</style>';
    await showForm(theme + withSettings(threeSteps, { step_type: 'progress_bar' }), 'rtl');
    const reserved = 0.85 * 30 + 0.34 * 20 + 2;
    await soon(() =>
      expect(find('[role="progressbar"]').getBoundingClientRect().height).toBeCloseTo(reserved, 1),
    );
  });

  it('FM-7 a progress bar shows the progress in the form', async () => {
    await showForm(withSettings(threeSteps, { step_type: 'progress_bar' }), 'rtl');
    const bar = () => find('[role="progressbar"]');
    const meter = () => bar().style.getPropertyValue('--e-form-steps-indicator-progress-meter-width');
    await soon(() => expect(bar().textContent).toBe('33%'));
    expect(Number.parseFloat(meter())).toBeCloseTo(100 / 3);
    expect(bar().getAttribute('aria-valuetext')).toBe('שלב 1 מתוך 3: \u2068Who\u2069');
    await userEvent.fill(control('name'), 'דנה');
    await userEvent.click(next());
    await soon(() => expect(bar().textContent).toBe('66%'));
    expect(meter()).toBe('66%');
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('FM-7 step_type none shows no indicators and takes no space', async () => {
    await showForm(withSettings(threeSteps, { step_type: 'none' }));
    await soon(() => expect(isShown('#form-field-story')).toBe(false));
    expect(find('.e-form__indicators').childElementCount).toBe(0);
    expect(isShown('.e-form__indicators')).toBe(false);
  });

  it.each([
    ['circle', '50%', true],
    ['square', '0px', true],
    ['rounded', '6px', true],
    ['none', '0px', false],
  ])(
    'FM-7 the shape %s has corners of %s and a visible border: %j',
    async (step_icon_shape, corner, hasBorder) => {
      document.documentElement.style.setProperty('--iyim-radius', '6px');
      await show(withSettings(threeSteps, { step_icon_shape }));
      const number = find('.e-form__indicators__indicator--state-inactive > *');
      const { borderStartStartRadius, borderTopColor } = getComputedStyle(number);
      document.documentElement.removeAttribute('style');
      expect([borderStartStartRadius, borderTopColor !== 'rgba(0, 0, 0, 0)']).toEqual([corner, hasBorder]);
    },
  );

  it('FM-7 an indicator with only an icon keeps the step’s name for screen readers', async () => {
    await show(withSettings(threeSteps, { step_type: 'icon', step_icon_shape: 'square' }));
    const [first] = document.querySelectorAll('.e-form__indicators li');
    expect(first?.querySelector('i')?.className).toBe('fas fa-star');
    expect(first?.className).toContain('--shape-square');
    expect(first?.textContent).toContain('Who');
  });

  it('SEC-1 SEC-2 hostile step labels, icons and buttons run no script', async () => {
    const texts = [...markup, ...scriptUrls];
    document.body.innerHTML = withSettings(builderForm(texts.map(() => step('x')).join('')), {
      step_type: 'icon_text',
    });
    for (const [index, mark] of document.querySelectorAll('.e-field-step').entries()) {
      for (const name of ['label', 'previousbutton', 'nextbutton', 'iconurl', 'iconlibrary', 'icon'])
        mark.setAttribute(`data-${name}`, texts[index] ?? '');
    }
    await show(document.body.innerHTML);
    expect(document.querySelectorAll('.e-form__indicators li')).toHaveLength(texts.length);
    for (let left = texts.length - 1; left > 0; left -= 1) next().click();
    await soon(() => expect(shownStep()).toBe(texts.length));
    expect(document.querySelector('main :is(script, iframe, details, [onload], [onerror])')).toBeNull();
    for (const picture of document.images) expect(picture.src).toMatch(/^https?:/);
    expectUnharmed();
  });
});

describe('minimal markup', () => {
  it('FM-6 fieldsets with data-step are steps named by their legends; the last one may contain the submit button', async () => {
    await show(`<form data-widget="form" data-widget-load="load" action="/contact/" method="post">
      <fieldset data-step><legend>Who</legend><label>Name <input name="name" required></label></fieldset>
      <fieldset data-step data-previous-button="x"><legend>What</legend><label>Story <input name="story"></label><button>Send</button></fieldset></form>`);
    expect([isShown('[name="name"]'), isShown('[name="story"]')]).toEqual([true, false]);
    find('[name="name"]').focus();
    await userEvent.keyboard('Dana{Enter}');
    await soon(() => expect(shownStep()).toBe(2));
    expect([isShown('[name="name"]'), isShown('[name="story"]')]).toEqual([false, true]);
    expect(server.sent).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    expect((await server.request()).body.get('story')).toBe('');
  });
});
