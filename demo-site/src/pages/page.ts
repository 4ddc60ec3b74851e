import { type Html, html } from '../markup/html.ts';

/** A page without the head, header and footer that the shell adds. */
export interface Page {
  /** Title of the document without the site's name. */
  readonly title: string;
  /** The page's post id; 0 for lists and searches. */
  readonly postId: number;
  readonly bodyClasses: readonly string[];
  /** The page builder's settings of the header, if it makes the header sticky in place of the theme. */
  readonly headerSettings?: Readonly<Record<string, unknown>>;
  readonly main: Html;
  readonly status?: number;
  /** Objects for scripts of this page only, by the CMS's script handle and variable name. */
  readonly params?: readonly Params[];
  readonly crumbs?: readonly Crumb[];
  /** The page builder's popups of this page, to be placed at the end of the body. */
  readonly popups?: readonly Html[];
  /** Additional scripts for this page only. */
  readonly scripts?: readonly Script[];
}

export interface Script {
  /** Id of the element in the CMS's format: `{handle}-js`. */
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
  /** Address; missing for the page itself. */
  readonly href?: string;
}

/** Post ids of the shop's main pages. */
export const postIds = { home: 2, shop: 6, cart: 8, checkout: 9, account: 10 } as const;

/** Renders the first heading of a page, and a line below it. */
export const pageHeader = (title: string, lead?: string | false, classes?: string): Html =>
  html`<header class="page-header"><h1${classes !== undefined && html` class="${classes}"`}>${title}</h1>${lead && html`<p>${lead}</p>`}</header>
`;

/** Renders the page builder's document around the content of a page. */
export const builderDocument = (postId: number, inside: Html, name?: string): Html =>
  html`<div class="elementor elementor-${postId}${name !== undefined && ` ${name}`}" data-elementor-type="wp-page" data-elementor-id="${postId}">${inside}</div>`;

/** Returns a page of the CMS with its title in the breadcrumbs; any default can be overridden. */
export const plainPage = (page: Pick<Page, 'title' | 'postId' | 'main'> & Partial<Page>): Page => ({
  bodyClasses: ['page', `page-id-${page.postId}`],
  crumbs: [{ label: page.title }],
  ...page,
});

interface BuiltPage extends Partial<Page> {
  readonly title: string;
  readonly postId: number;
  /** Suffix of the body class `page-{kind}`, for pages that the theme styles individually. */
  readonly kind?: string;
  /** First heading of the page. @default title */
  readonly heading?: string;
  readonly lead?: string;
  /** Content between the header and the builder's document, and after that document. */
  readonly before?: Html;
  readonly after?: Html;
  /** Class of the document. */
  readonly name?: string;
  readonly inside: Html;
}

/** Returns a page made with the page builder: a header, and the builder's document. */
export function builtPage({ kind, heading, lead, before, after, name, inside, ...page }: BuiltPage): Page {
  const { title, postId } = page;
  const classes =
    kind === undefined
      ? ['page', `page-id-${postId}`, 'elementor-page', `elementor-page-${postId}`]
      : ['page', `page-${kind}`, `page-id-${postId}`, `elementor-page-${postId}`];
  const header = pageHeader(heading ?? title, lead, kind && 'page-title');
  return plainPage({
    bodyClasses: classes,
    main: html`${header}${before}${builderDocument(postId, inside, name)}${after}`,
    ...page,
  });
}
