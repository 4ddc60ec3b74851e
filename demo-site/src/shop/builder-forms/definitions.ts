import formsFile from '../../../content/forms.json' with { type: 'json' };
import type { FormDefinition } from './model.ts';

/** Post id of the popup that opens after a message about an order was received. */
export const orderPopupId = 860;

const forms = formsFile as Record<keyof typeof formsFile, unknown> as Record<
  keyof typeof formsFile,
  FormDefinition
>;

/** The forms of `/contact/` and `/apply/`, and a short one for a popup. */
export const { contact: contactForm, apply: applyForm, callback: callbackForm } = forms;

export const builderForms: readonly FormDefinition[] = [contactForm, applyForm, callbackForm];

/** Returns the form with this page id and widget id, or null. */
export const formBy = (postId: string | null, id: string | null): FormDefinition | null =>
  builderForms.find((form) => String(form.postId) === postId && form.id === id) ?? null;
