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

/** Storybook page ids of other documents that the guides link to. */
const PAGES: Readonly<Record<string, string>> = {
  'README.md': 'welcome--docs',
  'packages/widgets/src/mini-cart/README.md': 'shop-mini-cart--docs',
  'packages/widgets/src/swatches/README.md': 'shop-swatches--docs',
};

const pageOf = (file: string): string | undefined => {
  const title = guides[file];
  return title === undefined ? PAGES[file] : `guides-${title.toLowerCase().replaceAll(' ', '-')}--docs`;
};

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
      return `[${label}](?path=/docs/${page}${page === PAGES['README.md'] ? '' : hash})`;
    },
  );
}
