import { start, stop } from '@iyim/runtime';
import { expect, waitFor } from 'storybook/test';
import type { BrowserShop } from '../.storybook/shop/browser-shop.ts';
import { mounted } from '../.storybook/story/mounted.ts';
import { announced, find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { captchaOptions } from '../demo-site/src/captcha/handle-provider.ts';
import { installCaptcha } from '../demo-site/src/captcha/provider.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import { form } from '../packages/widgets/bundle/catalogue.ts';
import definition from '../packages/widgets/src/form/Form.tsx';

const isHebrew = () => document.documentElement.lang.startsWith('he');

/** Installs the captcha provider, as its script does on a page of the shop. */
const withCaptcha = ({ pageUrl }: BrowserShop) => {
  installCaptcha(captchaOptions(pageUrl.pathname.startsWith('/en/') ? 'en' : 'he'));
};

/** Removes the captcha provider from the page. */
const forgetCaptcha = () => {
  Reflect.deleteProperty(window, 'grecaptcha');
  document.querySelector('#elementor-recaptcha_v3-api-js')?.remove();
};

/** Adds a captcha script that fails to load. */
const withoutCaptcha = () => {
  forgetCaptcha();
  const tag = document.createElement('script');
  tag.id = 'elementor-recaptcha_v3-api-js';
  tag.src = '/captcha/api.js?mode=unreachable';
  document.head.append(tag);
};

const show = ['.elementor-widget-form'];
const page = { path: '/apply/', show, before: withCaptcha };

const meta: WidgetMeta = {
  title: 'Forms/Form steps',
  ...widgetStories({ definition, primary: 'Second', page }),
};

export default meta;

const field = (canvas: HTMLElement, id: string) => find<HTMLInputElement>(canvas, `#form-field-${id}`);
const next = (canvas: HTMLElement) => find(canvas, '.e-form__buttons__wrapper__button-next');
const send = (canvas: HTMLElement) => find(canvas, '.elementor-field-type-submit > button');
const message = (canvas: HTMLElement) => find(canvas, '.iyim-form-message');
const current = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('.e-form__indicators li')].findIndex((item) => item.ariaCurrent === 'step') + 1;

/** Waits until the form's steps are rendered. */
const ready: Play = async ({ canvasElement }) => {
  await mounted(canvasElement, definition.name);
  await waitFor(() => expect(next(canvasElement)).toBeVisible());
};

const firstStep: Play = async (context) => {
  await ready(context);
  const { canvasElement, userEvent } = context;
  await userEvent.type(field(canvasElement, 'name'), isHebrew() ? 'דנה לוי' : 'Dana Levi');
  await userEvent.type(field(canvasElement, 'email'), 'dana@example.org');
  await userEvent.type(field(canvasElement, 'phone'), '050-555-0123{Enter}');
  await waitFor(() => expect(current(canvasElement)).toBe(2));
};

/** Chooses a picture of 1 × 1 px in a file field. */
const attach = (input: HTMLInputElement) => {
  const bytes = atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');
  const files = new DataTransfer();
  files.items.add(new File([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], 'vase.gif'));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

const secondStep: Play = async (context) => {
  await firstStep(context);
  const { canvasElement, userEvent } = context;
  await userEvent.type(field(canvasElement, 'story'), isHebrew() ? 'אגרטלים' : 'Vases');
  attach(field(canvasElement, 'picture'));
  const date = field(canvasElement, 'visit_date');
  date.value = date.min;
  await userEvent.click(next(canvasElement));
  await waitFor(() => expect(current(canvasElement)).toBe(3));
};

const lastStep: Play = async (context) => {
  await secondStep(context);
  const { canvasElement, userEvent } = context;
  await userEvent.click(field(canvasElement, 'craft-0'));
  await userEvent.click(field(canvasElement, 'selling-1'));
  await userEvent.click(next(canvasElement));
  await waitFor(() => expect(current(canvasElement)).toBe(4));
};

const sent: Play = async (context) => {
  await lastStep(context);
  const { canvasElement, userEvent } = context;
  await userEvent.click(field(canvasElement, 'terms'));
  await userEvent.click(send(canvasElement));
};

export const First: WidgetStory = { name: 'The first step', tags: ['FM-6'], play: ready };

export const Second: WidgetStory = {
  name: 'The second step, reached with Enter',
  tags: ['FM-6'],
  play: async (context) => {
    await firstStep(context);
    const { canvasElement } = context;
    await expect(field(canvasElement, 'story')).toHaveFocus();
    await expect(field(canvasElement, 'name')).not.toBeVisible();
    await waitFor(() => expect(announced()).toContain(isHebrew() ? 'שלב 2 מתוך 4' : 'Step 2 of 4'));
  },
};

export const NotYet: WidgetStory = {
  name: 'An empty required field: the step stays',
  tags: ['FM-6'],
  play: async (context) => {
    await ready(context);
    const { canvasElement, userEvent } = context;
    await userEvent.click(next(canvasElement));
    await expect(current(canvasElement)).toBe(1);
    await expect(field(canvasElement, 'name')).toHaveFocus();
  },
};

export const Back: WidgetStory = {
  name: 'Back on the first step with all values kept',
  tags: ['!dev', 'FM-6'],
  play: async (context) => {
    await firstStep(context);
    const { canvasElement, userEvent } = context;
    await userEvent.click(find(canvasElement, '.e-form__buttons__wrapper__button-previous'));
    await waitFor(() => expect(current(canvasElement)).toBe(1));
    await expect(field(canvasElement, 'email')).toHaveValue('dana@example.org');
  },
};

export const Last: WidgetStory = {
  name: 'The last step with the submit button',
  tags: ['FM-6'],
  play: async (context) => {
    await lastStep(context);
    await expect(send(context.canvasElement)).toBeVisible();
    await expect(context.canvasElement.querySelector('.e-form__buttons__wrapper__button-next')).toBeNull();
  },
};

export const Sent: WidgetStory = {
  name: 'Sent with a score: the form returns to the first step',
  tags: ['!dev', 'FM-9'],
  play: async (context) => {
    await sent(context);
    const { canvasElement } = context;
    await waitFor(() => expect(message(canvasElement)).toHaveClass('elementor-message-success'));
    await waitFor(() => expect(current(canvasElement)).toBe(1));
    await expect(field(canvasElement, 'name')).toHaveValue('');
  },
};

export const Refused: WidgetStory = {
  name: 'Refused: the first step with an error is shown',
  tags: ['!dev', 'FM-6'],
  parameters: {
    page: {
      ...page,
      fault: `body=${JSON.stringify({
        success: false,
        data: {
          message: 'Please check.',
          errors: { story: 'Tell us more.', terms: 'Please agree.' },
          data: [],
        },
      })};match=admin-ajax`,
    },
  },
  play: async (context) => {
    await sent(context);
    const { canvasElement } = context;
    await waitFor(() => expect(current(canvasElement)).toBe(2));
    await expect(field(canvasElement, 'story')).toHaveFocus();
    await expect(field(canvasElement, 'story')).toHaveAccessibleDescription(/Tell us more/);
  },
};

export const ProgressBar: WidgetStory = {
  name: 'A progress bar',
  tags: ['FM-7'],
  args: { step_type: 'progress_bar' },
  play: async (context) => {
    await ready(context);
    const { canvasElement, userEvent } = context;
    const bar = () => find(canvasElement, '[role="progressbar"]');
    await expect(bar()).toHaveTextContent('25%');
    await userEvent.type(field(canvasElement, 'name'), 'Dana');
    await userEvent.type(field(canvasElement, 'email'), 'dana@example.org');
    await userEvent.type(field(canvasElement, 'phone'), '050-555-0123');
    await userEvent.click(next(canvasElement));
    await waitFor(() => expect(bar()).toHaveTextContent('50%'));
  },
};

export const Icons: WidgetStory = {
  name: 'Icons and names',
  tags: ['FM-7'],
  args: { step_type: 'icon_text', step_icon_shape: 'rounded' },
  play: firstStep,
};

export const NoIndicators: WidgetStory = {
  name: 'No indicators',
  tags: ['FM-7'],
  args: { step_type: 'none' },
  play: ready,
};

export const Unreachable: WidgetStory = {
  name: 'An unreachable captcha provider',
  tags: ['FM-9'],
  parameters: { page: { ...page, before: withoutCaptcha } },
  beforeEach: () => forgetCaptcha,
  play: async (context) => {
    await sent(context);
    const { canvasElement, userEvent } = context;
    const trouble = () => find(canvasElement, '.iyim-retry-notice');
    await waitFor(() => expect(trouble()).toBeVisible(), { timeout: 15_000 });
    await expect(field(canvasElement, 'terms')).toBeChecked();
    await waitFor(() => expect(find(canvasElement, 'form')).not.toHaveAttribute('aria-busy'));
    await userEvent.click(find(trouble(), 'button'));
    await expect(trouble()).toBeVisible();
  },
};

const contact = { path: '/contact/', show, before: withCaptcha };

const contactFilledIn: Play = async (context) => {
  const { canvasElement, userEvent } = context;
  await mounted(canvasElement, definition.name);
  await waitFor(() => find(canvasElement, '[role="checkbox"]'));
  await userEvent.type(field(canvasElement, 'name'), 'Dana');
  await userEvent.type(field(canvasElement, 'email'), 'dana@example.org');
  await userEvent.selectOptions(field(canvasElement, 'topic'), 'general');
  await userEvent.type(field(canvasElement, 'message'), 'Hello');
  await userEvent.click(field(canvasElement, 'terms'));
};

export const Unticked: WidgetStory = {
  name: 'A checkbox that was not ticked',
  tags: ['!dev', 'FM-9'],
  parameters: { page: contact },
  play: async (context) => {
    await contactFilledIn(context);
    const { canvasElement, userEvent } = context;
    await userEvent.click(send(canvasElement));
    await waitFor(() => expect(find(canvasElement, '.iyim-form-captcha')).toBeVisible());
  },
};

export const Ticked: WidgetStory = {
  name: 'A checkbox that was ticked: sent',
  tags: ['!dev', 'FM-9'],
  parameters: { page: contact },
  play: async (context) => {
    await contactFilledIn(context);
    const { canvasElement, userEvent } = context;
    const box = find(canvasElement, '[role="checkbox"]');
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await userEvent.click(send(canvasElement));
    await waitFor(() => expect(message(canvasElement)).toHaveClass('elementor-message-success'));
    await waitFor(() => expect(box).not.toBeChecked());
  },
};

export const DateOutOfRange: WidgetStory = {
  name: 'A date outside its limits',
  tags: ['!dev', 'FM-10'],
  play: async (context) => {
    await firstStep(context);
    const { canvasElement, userEvent } = context;
    const date = field(canvasElement, 'visit_date');
    date.value = '2020-01-01';
    await userEvent.type(field(canvasElement, 'story'), 'Vases');
    attach(field(canvasElement, 'picture'));
    await userEvent.click(next(canvasElement));
    await expect(date).toHaveFocus();
    await expect(date).toHaveAccessibleDescription(
      expect.stringContaining(isHebrew() ? 'יש לבחור תאריך' : 'Please choose a date'),
    );
  },
};

export const AfterReload: WidgetStory = {
  name: 'After a reload on the second step: all values are restored',
  tags: ['!dev', 'FM-5'],
  args: { keep_draft: true },
  play: async (context) => {
    await firstStep(context);
    const { canvasElement, userEvent } = context;
    await userEvent.type(field(canvasElement, 'story'), 'Vases');
    // Waits until the draft has been stored.
    const kept = () => Object.entries(sessionStorage).filter(([key]) => key.startsWith('iyim-draft:'));
    await waitFor(() => expect(kept().join()).toContain('Vases'));
    stop();
    find<HTMLFormElement>(canvasElement, 'form').reset();
    start({ widgets: [form] });
    await waitFor(() => expect(find(canvasElement, '.iyim-form-draft')).toBeVisible());
    await waitFor(() => expect(current(canvasElement)).toBe(2));
    await expect(field(canvasElement, 'story')).toHaveValue('Vases');
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: firstStep,
};

const minimal = (_page: Document, language: Locale) => {
  const texts =
    language === 'he'
      ? ['פרטים', 'שם', 'הודעה', 'תוכן', 'שליחה']
      : ['Details', 'Name', 'Message', 'Text', 'Send'];
  return html`<form data-widget="form" method="post" action="/contact/">
<fieldset data-step><legend>${texts[0]}</legend><p><label for="name">${texts[1]}</label> <input id="name" name="name" required></p></fieldset>
<fieldset data-step><legend>${texts[2]}</legend><p><label for="text">${texts[3]}</label> <textarea id="text" name="text"></textarea></p>
<p><button class="button">${texts[4]}</button></p></fieldset>
</form>`.toString();
};

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup',
  parameters: { page: { ...page, markup: minimal } },
  play: async (context) => {
    await ready(context);
    const { canvasElement, userEvent } = context;
    await userEvent.type(find(canvasElement, '#name'), 'Dana{Enter}');
    await waitFor(() => expect(current(canvasElement)).toBe(2));
    await expect(find(canvasElement, '#text')).toHaveFocus();
  },
};
