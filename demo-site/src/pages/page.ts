import type { Html } from '../markup/html.ts';

/** What a page hands to the shell, which puts the head, header and footer around it. */
export interface Page {
  /** The document's title without the site's name. */
  readonly title: string;
  /** The CMS's number of the page; 0 for lists and searches. */
  readonly postId: number;
  readonly bodyClasses: readonly string[];
  /** What the page builder's setting of the header says, where not the theme keeps it in the window. */
  readonly headerSettings?: Readonly<Record<string, unknown>>;
  readonly main: Html;
  readonly status?: number;
  /** Objects that only this page's scripts need, by the CMS's script handle and variable name. */
  readonly params?: readonly Params[];
  readonly crumbs?: readonly Crumb[];
  /** The page builder's popups of this page: they stand at the end of the body. */
  readonly popups?: readonly Html[];
  /** Scripts of other providers that only this page loads. */
  readonly scripts?: readonly Script[];
}

export interface Script {
  /** Of the element, as the CMS makes it: `{handle}-js`. */
  readonly id: string;
  readonly src: string;
}

export interface Params {
  readonly handle: string;
  readonly name: string;
  readonly value: unknown;
}

export interface Crumb {
  readonly label: string;
  /** Missing on the page itself. */
  readonly href?: string;
}

/** The numbers the CMS gave its own pages. */
export const postIds = { home: 2, shop: 6, cart: 8, checkout: 9, account: 10 } as const;
