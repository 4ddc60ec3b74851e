/** Folders and names of the guides in Storybook's sidebar, by the path of their document. */
export const guides: Readonly<Record<string, string>> = {
  'docs/README.md': 'Guides/Where to begin',
  'docs/integrators.md': 'Guides/Integrators',
  'docs/wordpress.md': 'Guides/WordPress',
  'docs/embedding.md': 'Guides/Embedding',
  'docs/adoption.md': 'Guides/Adoption',
  'docs/inspector.md': 'Guides/Inspector',
  'docs/original-scripts.md': 'Guides/Original scripts',
  'docs/migration.md': 'Guides/Migration',
  'docs/caches.md': 'Guides/Caches',
  'docs/faq.md': 'Guides/Questions',
  'docs/upgrades.md': 'Guides/Upgrades',
  'docs/glossary.md': 'Guides/Glossary',
  'docs/npm.md': 'Guides/From npm',
  'docs/theming.md': 'Guides/Theming',
  'docs/developers.md': 'Guides/Developers',
  'docs/plain-widgets.md': 'Guides/Widgets without a build',
  'docs/views.md': 'For contributors/Writing a view',
  'docs/security.md': 'Guides/Security',
  'docs/architecture.md': 'For contributors/Architecture',
  'docs/walkthroughs.md': 'For contributors/Walks through the code',
  'docs/contracts.md': 'For contributors/Contracts',
  'docs/contracts-of-forms.md': 'For contributors/Contracts of forms',
  'docs/requirements.md': 'For contributors/Requirements',
  'docs/limits.md': 'For contributors/Numbers and limits',
  'docs/performance.md': 'For contributors/Performance',
  'docs/coverage.md': 'For contributors/What proves what',
};

/** Groups of the sidebar, with the widgets in each. All other widgets are in the group "Content". */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Shop: [
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
  Search: ['live-search', 'search-suggestions'],
  Lists: ['calendar', 'delete-link', 'listing', 'loop-grid', 'posts', 'taxonomy-filter'],
  Forms: ['form', 'subscribe'],
  Popups: ['popup'],
};

/** Returns the sidebar's group of a widget. */
export const groupOf = (widget: string): string =>
  Object.entries(GROUPS).find(([, names]) => names.includes(widget))?.[0] ?? 'Content';

const WELCOME = 'welcome--docs';

/** Returns the id of the Storybook page that shows a document; undefined if there is no page. */
export function pageOf(file: string): string | undefined {
  if (file === 'README.md') return WELCOME;
  const [, widget] = /^packages\/widgets\/(?:src|shared)\/([\w-]+)\/README\.md$/.exec(file) ?? [];
  if (widget !== undefined) {
    return `${groupOf(widget).toLowerCase()}-${widget}--docs`;
  }
  const title = guides[file];
  return title && `${title.toLowerCase().replaceAll(/[ /]/g, '-')}--docs`;
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
