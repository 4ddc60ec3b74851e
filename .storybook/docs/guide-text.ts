/** Names of the guides in Storybook's sidebar, by the path of their document. */
export const guides: Readonly<Record<string, string>> = {
  'docs/README.md': 'Where to begin',
  'docs/integrators.md': 'Integrators',
  'docs/wordpress.md': 'WordPress',
  'docs/embedding.md': 'Embedding',
  'docs/adoption.md': 'Adoption',
  'docs/original-scripts.md': 'Original scripts',
  'docs/migration.md': 'Migration',
  'docs/caches.md': 'Caches',
  'docs/faq.md': 'Questions',
  'docs/upgrades.md': 'Upgrades',
  'docs/glossary.md': 'Glossary',
  'docs/npm.md': 'From npm',
  'docs/theming.md': 'Theming',
  'docs/developers.md': 'Developers',
  'docs/views.md': 'Writing a view',
  'docs/security.md': 'Security',
  'docs/architecture.md': 'Architecture',
  'docs/walkthroughs.md': 'Walks through the code',
  'docs/contracts.md': 'Contracts',
  'docs/contracts-of-forms.md': 'Contracts of forms',
  'docs/requirements.md': 'Requirements',
  'docs/limits.md': 'Numbers and limits',
  'docs/performance.md': 'Performance',
  'docs/coverage.md': 'What proves what',
};

/** Groups of the sidebar, with the widgets in each. All other widgets are in the group "Content". */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  shop: [
    'account-button',
    'add-to-cart',
    'cart',
    'checkout-login',
    'countdown',
    'coupon',
    'data-store',
    'mini-cart',
    'product-gallery',
    'swatches',
  ],
  search: ['live-search', 'search-suggestions'],
  lists: ['calendar', 'delete-link', 'listing', 'loop-grid', 'posts', 'taxonomy-filter'],
  forms: ['form', 'subscribe'],
  popups: ['popup'],
};

const WELCOME = 'welcome--docs';

/** Returns the id of the Storybook page that shows a document; undefined if there is no page. */
export function pageOf(file: string): string | undefined {
  if (file === 'README.md') return WELCOME;
  const [, widget] = /^packages\/widgets\/(?:src|shared)\/([\w-]+)\/README\.md$/.exec(file) ?? [];
  if (widget !== undefined) {
    const [group = 'content'] = Object.entries(GROUPS).find(([, names]) => names.includes(widget)) ?? [];
    return `${group}-${widget}--docs`;
  }
  const title = guides[file];
  return title && `guides-${title.toLowerCase().replaceAll(' ', '-')}--docs`;
}

/**
 * Returns the text of a document, with links that lead to Storybook's pages instead of files. Links to files without a page become
 * text. Code in fences and backticks is unchanged.
 */
export function guideText(file: string, text: string): string {
  return text.replace(
    /^( *)```.*?^\1```|`[^`\n]*`|\[([^\]]*)\]\(([^)\s]+)\)/gms,
    (found: string, _indent: string | undefined, label: string | undefined, target: string | undefined) => {
      if (target === undefined || /^(#|[a-z]+:)/.test(target)) return found;
      const { pathname, hash } = new URL(target, `file:///${file}`);
      const page = pageOf(pathname.slice(1));
      if (page === undefined) return label ?? '';
      return `[${label}](?path=/docs/${page}${page === WELCOME ? '' : hash})`;
    },
  );
}
