import { expect, waitFor } from 'storybook/test';
import { goneTo } from '../.storybook/page/stay.ts';
import { mounted } from '../.storybook/story/mounted.ts';
import { announced, find } from '../.storybook/story/parts.ts';
import type { Play, WidgetMeta, WidgetStory } from '../.storybook/story/renderer.ts';
import { widgetStories } from '../.storybook/story/widget-stories.ts';
import { html } from '../demo-site/src/markup/html.ts';
import type { Locale } from '../demo-site/src/shop/model.ts';
import definition from '../packages/widgets/src/form/Form.tsx';

/** The shop's shortest form: a callback request with name and phone number. */
const page = { path: '/lab/popups/callback/', show: ['.elementor-widget-form'] };

const meta: WidgetMeta = {
  title: 'Forms/Form',
  ...widgetStories({ definition, primary: 'FieldErrors', page }),
};

export default meta;

const field = (canvas: HTMLElement, id: string) => find<HTMLInputElement>(canvas, `#form-field-${id}`);
const button = (canvas: HTMLElement) =>
  find<HTMLButtonElement>(canvas, 'form [type="submit"], form > button');
const message = (canvas: HTMLElement) => find(canvas, '.iyim-form-message');
const isHebrew = () => document.documentElement.lang.startsWith('he');

/** Returns story parameters that make the server return this answer to every form. */
const answering = (answer: unknown) => ({
  page: { ...page, fault: `body=${JSON.stringify(answer)};match=admin-ajax` },
});

const filledIn: Play = async ({ canvasElement, userEvent }) => {
  await mounted(canvasElement, definition.name);
  await userEvent.type(field(canvasElement, 'name'), isHebrew() ? 'דנה לוי' : 'Dana Levi');
  await userEvent.type(field(canvasElement, 'phone'), '050-555-0123');
};

const sent: Play = async (context) => {
  await filledIn(context);
  await context.userEvent.click(button(context.canvasElement));
};

const failed =
  (text: () => string): Play =>
  async (context) => {
    await sent(context);
    const { canvasElement } = context;
    await waitFor(() => expect(message(canvasElement)).toHaveTextContent(text()));
    await expect(message(canvasElement)).toHaveClass('elementor-message-danger');
    await expect(field(canvasElement, 'phone')).toHaveValue('050-555-0123');
    await expect(button(canvasElement)).toBeEnabled();
    await expect(button(canvasElement)).toHaveFocus();
  };

export const AsTheServerDrewIt: WidgetStory = { name: 'The empty form' };

export const Sent: WidgetStory = {
  name: 'Sent: emptied, with the shop’s message',
  tags: ['FM-3'],
  play: async (context) => {
    await sent(context);
    const { canvasElement } = context;
    await waitFor(() => expect(message(canvasElement)).toHaveClass('elementor-message-success'));
    await expect(field(canvasElement, 'name')).toHaveValue('');
  },
};

export const Waiting: WidgetStory = {
  name: 'Slow server: the form waits and is not sent again',
  tags: ['FM-2'],
  globals: { server: 'slow' },
  parameters: {
    // The waiting form is dimmed. WCAG does not require contrast for disabled controls.
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await sent(context);
    await expect(find(canvasElement, 'form')).toHaveClass('elementor-form-waiting');
    await expect(button(canvasElement)).toBeDisabled();
    await expect(find(canvasElement, 'form')).toHaveFocus();
    await expect(find(canvasElement, '.elementor-form-spinner')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(announced()).toContain(isHebrew() ? 'שולחים' : 'Sending'));
  },
};

export const FieldErrors: WidgetStory = {
  name: 'Refused: each error under its field',
  tags: ['FM-4'],
  parameters: answering({
    success: false,
    data: {
      message: 'Your submission failed because of an error.<br>Please check the marked fields.',
      errors: { phone: 'This number is not in service.', nowhere: 'We are closed today.' },
      data: [],
    },
  }),
  play: async (context) => {
    await sent(context);
    const { canvasElement } = context;
    await waitFor(() => expect(field(canvasElement, 'phone')).toBeInvalid());
    await expect(field(canvasElement, 'phone')).toHaveFocus();
    await expect(field(canvasElement, 'phone')).toHaveAccessibleDescription(/not in service/);
    await expect(message(canvasElement)).toHaveTextContent('We are closed today.');
  },
};

export const Redirect: WidgetStory = {
  name: 'The answer leads to another page',
  tags: ['!dev', 'FM-3'],
  parameters: answering({ success: true, data: { message: '', data: { redirect_url: '/contact/thanks/' } } }),
  play: async (context) => {
    await sent(context);
    await waitFor(() => expect(goneTo()).toEqual([new URL('/contact/thanks/', location.href).href]));
  },
};

export const ScriptForRedirect: WidgetStory = {
  name: 'A script URL as redirect is refused',
  tags: ['!dev', 'SEC-2'],
  parameters: answering({ success: true, data: { message: 'Done', redirect_url: 'javascript:alert(1)' } }),
  play: async (context) => {
    await sent(context);
    await waitFor(() => expect(message(context.canvasElement)).toHaveTextContent('Done'));
    await expect(goneTo()).toEqual([]);
  },
};

export const FailingServer: WidgetStory = {
  name: 'Failing server: all values stay',
  tags: ['FM-5'],
  globals: { server: 'failing' },
  play: failed(() => (isHebrew() ? 'אירעה שגיאה לא ידועה.' : 'An unknown error occurred.')),
};

export const HtmlForJson: WidgetStory = {
  name: 'HTML instead of JSON',
  tags: ['!dev', 'FM-5'],
  parameters: { page: { ...page, fault: 'body=<!doctype html><title>Home</title>;match=admin-ajax' } },
  play: failed(() => (isHebrew() ? 'אינה תשובת JSON תקינה' : 'not a valid JSON response')),
};

export const Offline: WidgetStory = {
  name: 'Offline: all values stay',
  tags: ['!dev', 'FM-5'],
  globals: { server: 'offline' },
  play: failed(() => (isHebrew() ? 'אין חיבור לרשת' : 'probably offline')),
};

const attach = (input: HTMLInputElement, name: string, megabytes: number) => {
  const files = new DataTransfer();
  files.items.add(new File([new Uint8Array(megabytes * 1024 * 1024)], name));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

const withFile = (_page: Document, language: Locale) =>
  html`<form data-widget="form" method="post" action="/contact/" enctype="multipart/form-data">
<p><label for="form-field-name">${language === 'he' ? 'שם' : 'Name'}</label> <input id="form-field-name" name="name" autocomplete="name"></p>
<p><label for="form-field-picture">${language === 'he' ? 'תמונה' : 'Picture'}</label> <input type="file" id="form-field-picture" name="picture" data-maxsize="5"></p>
<button class="button">${language === 'he' ? 'שליחה' : 'Send'}</button>
</form>`.toString();

export const FileTooLarge: WidgetStory = {
  name: 'A file that is too large',
  tags: ['FM-8'],
  parameters: { page: { ...page, markup: withFile } },
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    const picture = field(canvasElement, 'picture');
    attach(picture, 'film.mp4', 30);
    await expect(picture).toBeInvalid();
    await expect(picture).toHaveAccessibleDescription(isHebrew() ? /עד 5 MB/ : /up to 5 MB/);
    await userEvent.click(button(canvasElement));
    await expect(find(canvasElement, 'form')).not.toHaveClass('elementor-form-waiting');
  },
};

export const MinimalMarkup: WidgetStory = {
  name: 'Minimal markup with a file',
  parameters: {
    page: {
      ...page,
      markup: withFile,
      fault: `body=${JSON.stringify({ success: true, data: { message: 'Thanks!' } })};match=admin-ajax`,
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    await mounted(canvasElement, definition.name);
    attach(field(canvasElement, 'picture'), 'vase.jpg', 1);
    await userEvent.click(button(canvasElement));
    await waitFor(() => expect(message(canvasElement)).toHaveTextContent('Thanks!'));
  },
};

export const Narrow: WidgetStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' }, server: 'failing' },
  play: failed(() => (isHebrew() ? 'אירעה שגיאה לא ידועה.' : 'An unknown error occurred.')),
};
