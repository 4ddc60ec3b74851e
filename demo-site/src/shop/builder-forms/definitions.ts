import { applyForm } from './apply-form.ts';
import { callbackForm } from './callback-form.ts';
import { contactForm } from './contact-form.ts';
import type { FormDefinition } from './model.ts';

export const builderForms: readonly FormDefinition[] = [contactForm, applyForm, callbackForm];

/** The form these two numbers name together; null: there is none. */
export const formBy = (postId: string | null, id: string | null): FormDefinition | null =>
  builderForms.find((form) => String(form.postId) === postId && form.id === id) ?? null;
