import type { ReactNode } from 'react';
import { hasCaptcha, hasDates, hasSteps } from './read-parts.ts';
import type { FormSession } from './session.ts';
import type { FormSettings } from './settings.ts';

/** Wires a part into the form; what it returns is drawn as long as the form is mounted (through portals). */
export type ConnectPart = (session: FormSession, settings: FormSettings) => ReactNode;

/** A part of a form that most forms do not have. Its code is fetched when the markup asks for it. */
export interface FormPart {
  /** Named in error messages. */
  readonly name: string;
  readonly isNeeded: (form: HTMLFormElement) => boolean;
  /** A submit waits until the part is there: it checks what is sent, or shows where something is wrong. */
  readonly holdsSubmit: boolean;
  readonly load: () => Promise<ConnectPart>;
}

/** Those that hold a submit are connected in this order, and so are their checks; the others come after them. */
export const parts: readonly FormPart[] = [
  {
    name: 'dates',
    isNeeded: hasDates,
    holdsSubmit: true,
    load: async () => (await import('./fields/connect-dates.ts')).connectDates,
  },
  {
    name: 'draft',
    isNeeded: () => true,
    holdsSubmit: false,
    load: async () => (await import('./draft/connect-draft.tsx')).connectDraft,
  },
  {
    name: 'steps',
    isNeeded: hasSteps,
    holdsSubmit: true,
    load: async () => (await import('./steps/connect-steps.tsx')).connectSteps,
  },
  {
    name: 'captcha',
    isNeeded: hasCaptcha,
    holdsSubmit: true,
    load: async () => (await import('./captcha/connect-captcha.tsx')).connectCaptcha,
  },
];
