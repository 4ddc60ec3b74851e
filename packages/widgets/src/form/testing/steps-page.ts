import { expect } from 'vitest';
import { find } from '../../../../runtime/src/testing/find.ts';
import { soon } from '../../../../runtime/src/testing/soon.ts';
import { builderForm, field, input } from './form-page.ts';

/** Returns the HTML of a step's marker, as the page builder prints it before the step's fields. */
export const step = (label: string, attributes = '') =>
  `<div class="elementor-field-type-step elementor-field-group elementor-column"><div class="e-field-step elementor-hidden" data-label="${label}" ${attributes}
    data-previousButton="" data-nextButton="" data-iconUrl="" data-iconLibrary="fas fa-star" data-icon=""></div></div>`;

/** A form of three steps: name and email, a textarea and a list, and consent. */
export const threeSteps = builderForm(
  `${step('Who', 'data-nextbutton="Go on"')}${input('name', 'required')}${input('email', 'type="email"')}
   ${step('What')}${field('story', '<textarea name="form_fields[story]" id="form-field-story" required></textarea>')}
   ${field('kind', '<select name="form_fields[kind]" id="form-field-kind"><option value="a">A</option><option value="b">B</option></select>')}
   ${step('Consent')}${input('terms', 'type="checkbox" required')}`,
);

export const withSettings = (html: string, settings: Record<string, string>) =>
  html.replace(/data-settings='[^']*'/, () => `data-settings='${JSON.stringify(settings)}'`);

export const next = () => find<HTMLButtonElement>('.e-form__buttons__wrapper__button-next');
export const previous = () => find<HTMLButtonElement>('.e-form__buttons__wrapper__button-previous');
export const send = () => find<HTMLButtonElement>('.elementor-field-type-submit > button');
export const isShown = (selector: string) => find(selector).checkVisibility();

/** Waits until the form's steps are rendered. Resolves with the number of the shown step, from 1. */
export const stepsReady = (): Promise<number> => soon(shownStep);

export function shownStep(): number {
  const items = [...document.querySelectorAll('.e-form__indicators li')];
  expect(items.length).toBeGreaterThan(0);
  return items.findIndex((item) => item.getAttribute('aria-current') === 'step') + 1;
}
