import formsFile from '../../../content/forms.json' with { type: 'json' };
import type { FormDefinition } from './model.ts';

/** Number of the popup with thanks for a message about an order. */
export const orderPopupId = 860;

const forms = formsFile as Record<keyof typeof formsFile, unknown> as Record<
  keyof typeof formsFile,
  FormDefinition
>;

/** The forms of `/contact/` and `/apply/`, and a short one for a popup. */
export const { contact: contactForm, apply: applyForm, callback: callbackForm } = forms;

export const builderForms: readonly FormDefinition[] = [contactForm, applyForm, callbackForm];

/** Returns the form with these two numbers, or null. */
export const formBy = (postId: string | null, id: string | null): FormDefinition | null =>
  builderForms.find((form) => String(form.postId) === postId && form.id === id) ?? null;
