import { type Html, html } from '../markup/html.ts';

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

/** The first heading of a page, and a line below it. */
export const pageHeader = (title: string, lead?: string | false, classes?: string): Html =>
  html`<header class="page-header"><h1${classes !== undefined && html` class="${classes}"`}>${title}</h1>${lead && html`<p>${lead}</p>`}</header>
`;

/** The page builder's document of a page around what is in it. */
export const builderDocument = (postId: number, inside: Html, name?: string): Html =>
  html`<div class="elementor elementor-${postId}${name !== undefined && ` ${name}`}" data-elementor-type="wp-page" data-elementor-id="${postId}">${inside}</div>`;

/** A page of the CMS that says in its trail where it is; anything of it can be given otherwise. */
export const plainPage = (page: Pick<Page, 'title' | 'postId' | 'main'> & Partial<Page>): Page => ({
  bodyClasses: ['page', `page-id-${page.postId}`],
  crumbs: [{ label: page.title }],
  ...page,
});

interface BuiltPage extends Partial<Page> {
  readonly title: string;
  readonly postId: number;
  /** What the theme calls a page with styles of its own. */
  readonly kind?: string;
  /** Its first heading. @default title */
  readonly heading?: string;
  readonly lead?: string;
  /** Stand between the header and the document, and after it. */
  readonly before?: Html;
  readonly after?: Html;
  /** Class of the document. */
  readonly name?: string;
  readonly inside: Html;
}

/** A page made with the page builder: a header, and the builder's document. */
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
