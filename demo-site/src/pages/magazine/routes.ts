import type { PageContext } from '../../shop/page-context.ts';
import type { Page } from '../page.ts';
import { magazinePage, termPage } from './archive.ts';
import { ideasPage } from './ideas.ts';
import { postPage } from './post.ts';

const pageNumber = (part: string | undefined) => (part ? Number(part) : 1);

/** The magazine's pages, by their paths without a language. */
export const magazineRoutes: readonly {
  readonly pattern: RegExp;
  readonly render: (context: PageContext, parts: readonly string[]) => Page | null;
}[] = [
  {
    pattern: /^\/magazine\/(?:page\/(\d+)\/)?$/,
    render: (context, [page]) => magazinePage(context, pageNumber(page)),
  },
  {
    pattern: /^\/magazine\/(category|tag)\/([^/]+)\/(?:page\/(\d+)\/)?$/,
    render: (context, [kind, slug = '', page]) =>
      termPage(context, kind === 'tag' ? 'post_tag' : 'category', slug, pageNumber(page)),
  },
  { pattern: /^\/magazine\/([^/]+)\/$/, render: (context, [slug = '']) => postPage(context, slug) },
  { pattern: /^\/ideas\/$/, render: ideasPage },
];
