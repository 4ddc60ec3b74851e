import { type BrowserContext, expect, type Locator, type Page, type Request } from '@playwright/test';
import { captchaTexts } from '../../src/captcha/provider.ts';
import type { FormDefinition } from '../../src/shop/builder-forms/model.ts';
import { type ReceivedForm, receivedForms } from '../../src/shop/builder-forms/received.ts';
import type { Locale } from '../../src/shop/model.ts';
import type { Site } from './site.ts';

/** Part of the address that forms are sent to. */
export const sendRequest = 'admin-ajax.php';

/** Returns a page object for an Elementor form on the open page. Finds the fields by their labels. */
export function builderForm(page: Page, definition: FormDefinition, locale: Locale) {
  const host = page.locator(`.elementor-widget-form[data-id="${definition.id}"]`);
  const form = host.locator('form');
  const labelOf = (id: string): string => {
    const field = definition.fields.find((one) => one.id === id);
    if (!field) throw new Error(`the form "${definition.id}" has no field "${id}"`);
    return field.label[locale];
  };
  const captcha = form.getByRole('checkbox', { name: captchaTexts[locale].label });
  return {
    host,
    form,
    /** Returns the field with this id in the definition, found by its label. */
    field: (id: string): Locator => form.getByLabel(labelOf(id), { exact: true }),
    /** Message about the whole form. */
    message: form.locator('.iyim-form-message'),
    submit: form.getByRole('button', { name: definition.button[locale] }),
    captcha,
    async ready(): Promise<void> {
      await host.scrollIntoViewIfNeeded();
      await expect(host).toHaveAttribute('data-widget-state', 'mounted');
    },
    async tick(): Promise<void> {
      await captcha.click();
      await expect(captcha).toBeChecked();
    },
  };
}

/** Returns a function that lists the forms received since this call, newest first. */
export function arrivals({ stored }: Site, { id }: FormDefinition): () => readonly ReceivedForm[] {
  const ofForm = () => receivedForms(stored).filter(({ formId }) => formId === id);
  const before = new Set(ofForm().map((form) => form.id));
  return () => ofForm().filter((form) => !before.has(form.id));
}

/** Returns whether a request sends a form. Requests for Elementor's mini-cart have the same address, but do not count. */
export const isSend = (request: Request): boolean =>
  request.url().includes(sendRequest) && !request.postData()?.includes('menu_cart_fragments');

/** Counts the forms sent from this browser's pages. */
export function countSends(context: BrowserContext): () => number {
  let sends = 0;
  context.on('request', (request) => {
    if (isSend(request)) sends += 1;
  });
  return () => sends;
}

/** Returns the values of a received form by field. */
export const valuesOf = ({ values }: ReceivedForm): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(values.map(({ field, values: texts }) => [field, texts]));
