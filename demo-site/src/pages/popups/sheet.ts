import type { Html } from '../../markup/html.ts';
import type { Locale } from '../../shop/model.ts';
import type { PageContext } from '../../shop/page-context.ts';
import type { PopupSettings, PopupTiming, PopupTriggers } from '../../shop/popup-settings.ts';

export const popupGroups = ['triggers', 'rules', 'behaviour', 'content'] as const;
export type PopupGroup = (typeof popupGroups)[number];

export interface PopupWords {
  readonly title: string;
  /** What to do on the popup's page. */
  readonly todo: string;
  /** What should happen then. */
  readonly result: string;
  readonly heading: string;
  readonly text: string;
}

type Behaviour = Partial<Omit<PopupSettings, 'triggers' | 'timing'>>;

/** A popup of the demo, and what its page says about it. */
export interface PopupSheet {
  /** The CMS's number of the popup. */
  readonly id: number;
  /** The last part of its page's address. */
  readonly slug: string;
  readonly group: PopupGroup;
  /** None: it opens by links or a selector only. */
  readonly triggers?: PopupTriggers;
  readonly timing?: PopupTiming | ((context: PageContext) => PopupTiming);
  readonly behaviour?: Behaviour;
  /** Product whose picture it shows. */
  readonly pictured?: number;
  readonly words: Readonly<Record<Locale, PopupWords>>;
  /** What stands on its page between the explanation and what is stored. */
  readonly onPage?: (context: PageContext) => Html;
  /** What the popup holds under its text. */
  readonly inside?: (context: PageContext) => Html;
  /** Numbers of other popups that its page carries, too. */
  readonly others?: readonly number[];
}

/** On every visit of its page, at once: what most rules are shown with. */
export const atOnce: PopupTriggers = { page_load: 'yes', page_load_delay: 0 };
