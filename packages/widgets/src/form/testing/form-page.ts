import { start } from '@iyim/runtime';
import { expect, vi } from 'vitest';
import { find } from '../../../../runtime/src/testing/find.ts';
import { soon } from '../../../../runtime/src/testing/soon.ts';
import { form } from '../../../bundle/catalogue.ts';
import { type FakeUpload, fakeUploads } from './fake-upload.ts';

export type Direction = 'rtl' | 'ltr';

/** Returns the HTML of a field, as the page builder prints it. */
export const field = (id: string, control: string, type = 'text') =>
  `<div class="elementor-field-type-${type} elementor-field-group elementor-column elementor-field-group-${id}">
    <label for="form-field-${id}" class="elementor-field-label">${id}</label>${control}</div>`;

export const input = (id: string, attributes = '') =>
  field(id, `<input name="form_fields[${id}]" id="form-field-${id}" class="elementor-field" ${attributes}>`);

/** Returns the HTML of a form with these fields, as the page builder prints it. */
export const builderForm = (fields: string, attributes = '') =>
  `<div class="elementor-element elementor-widget elementor-widget-form" data-id="a1" data-widget="form" data-widget-load="load"
    data-settings='{"step_next_label":"Next","button_width":"100"}'><form class="elementor-form" method="post" name="Contact" action="/contact/" ${attributes}>
    <input type="hidden" name="post_id" value="7"><input type="hidden" name="form_id" value="a1">
    <div class="elementor-form-fields-wrapper elementor-labels-above">${fields}
    <div class="elementor-field-group elementor-field-type-submit e-form__buttons"><button type="submit" class="elementor-button"><span><span class="elementor-button-text">Send</span></span></button></div>
    </div></form></div>`;

export const contact = builderForm(
  input('name', 'required') +
    input('email', 'type="email" aria-describedby="hint"') +
    '<p id="hint">We write back</p>' +
    field(
      'topics',
      `<div class="elementor-field-subgroup"><span class="elementor-field-option"><input type="checkbox" value="a" id="form-field-topics-0" name="form_fields[topics][]"> <label for="form-field-topics-0">A</label></span>
      <span class="elementor-field-option"><input type="checkbox" value="b" id="form-field-topics-1" name="form_fields[topics][]"> <label for="form-field-topics-1">B</label></span></div>`,
      'checkbox',
    ),
);

/** Creates a fake server for the page's forms. */
export function formServer() {
  const { platform, sent } = fakeUploads();
  vi.stubGlobal('XMLHttpRequest', function request() {
    return platform.createRequest();
  });
  return {
    sent,
    /** Resolves with the last request when `count` requests have been sent. */
    request: (count = 1): Promise<FakeUpload> =>
      soon(() => {
        expect(sent).toHaveLength(count);
        const last = sent.at(-1);
        if (!last) throw new Error('nothing was sent');
        return last;
      }),
  };
}

export async function showForm(html: string, dir: Direction = 'rtl'): Promise<void> {
  document.documentElement.dir = dir;
  document.documentElement.lang = dir === 'rtl' ? 'he' : 'en';
  document.title = 'Contact';
  document.body.innerHTML = `<main><h1>Contact</h1>${html}</main>`;
  start({ widgets: [form] });
  await soon(() => {
    for (const host of document.querySelectorAll<HTMLElement>('[data-widget="form"]'))
      expect(host.dataset.widgetState).toBe('mounted');
  });
}

export const control = (id: string) => find<HTMLInputElement>(`[name="form_fields[${id}]"]`);
/** Chooses files as a visitor does, but without the browser driver, which takes seconds to transfer megabytes. */
export function choose(input: HTMLInputElement, ...files: readonly File[]): void {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}
export const button = () => find<HTMLButtonElement>('[type="submit"]');
export const message = () => find('[role="alert"]');
export const problemOf = (id: string) =>
  document.querySelector(`.elementor-field-group-${id} .elementor-form-help-inline`);

/** Records the ids of the fields at which the browser shows its own message. A script's `checkValidity()` shows no message. */
export function recordBubbles(): string[] {
  const shown: string[] = [];
  let isAsked = false;
  for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
    const { checkValidity } = prototype;
    vi.spyOn(prototype, 'checkValidity').mockImplementation(function ask(this: HTMLInputElement) {
      isAsked = true;
      const isRight = checkValidity.call(this);
      isAsked = false;
      return isRight;
    });
  }
  const record = ({ target, defaultPrevented }: Event) => {
    if (!isAsked && !defaultPrevented) shown.push((target as HTMLElement).id.replace('form-field-', ''));
  };
  find('form').addEventListener('invalid', record, { capture: true });
  return shown;
}
