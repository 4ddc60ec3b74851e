import type { ReactNode } from 'react';
import type { FormSession } from './session.ts';
import type { FormSettings } from './settings.ts';

/** Wires a part into the form; what it returns is drawn as long as the form is mounted (through portals). */
export type ConnectPart = (session: FormSession, settings: FormSettings) => ReactNode;

/** A part of a form that most forms do not have. Its code is fetched when the markup asks for it. */
export interface FormPart {
  /** Named in error messages. */
  readonly name: string;
  readonly isNeeded: (form: HTMLFormElement) => boolean;
  readonly load: () => Promise<ConnectPart>;
}

/** In the order in which they are connected, and so in that of their checks. */
export const parts: readonly FormPart[] = [];
