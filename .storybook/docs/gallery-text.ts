/** Returns the text of a README before its first section, as the gallery shows and searches it. */
export function plainText(
  name: string,
  readme: string,
): { readonly title: string; readonly summary: string; readonly search: string } {
  const [introduction = ''] = readme.split('\n## ');
  const [heading = '', ...paragraphs] = introduction.split(/\n{2,}/).map((text) =>
    text
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[`*_]/g, '')
      .replaceAll('\n', ' ')
      .trim(),
  );
  const title = heading.replace(/^#\s*/, '') || name;
  const summary = /^.*?[.!?](?=\s|$)/.exec(paragraphs[0] ?? '')?.[0] ?? paragraphs[0] ?? '';
  // "Pop-up" and "popup" find the same widgets.
  const text = [name, title, ...paragraphs].join(' ').toLowerCase();
  return { title, summary, search: `${text} ${text.replaceAll('-', '')} ${synonyms[name] ?? ''}` };
}

/** Words under which designers look for a widget, and which its README does not contain. */
const synonyms: Readonly<Record<string, string>> = {
  accordion: 'faq disclosure',
  'animated-headline': 'typewriter',
  carousel: 'slider',
  collapse: 'faq disclosure toggle',
  countdown: 'timer',
  'data-store': 'wishlist favourites compare',
  entrance: 'animation fade in',
  'horizontal-timeline': 'slider',
  hotspots: 'hint tooltip',
  listing: 'infinite scroll',
  'live-search': 'autocomplete',
  'mega-menu': 'navigation',
  'mini-cart': 'basket bag drawer',
  motion: 'parallax',
  'nav-menu': 'navigation hamburger',
  popup: 'pop-up modal dialog',
  posts: 'infinite scroll blog',
  progress: 'bar',
  'search-suggestions': 'autocomplete',
  slideshow: 'slider',
  subscribe: 'newsletter',
  swatches: 'variation colour color size',
  'table-of-contents': 'toc',
  'taxonomy-filter': 'category filter',
  unfold: 'read more',
  'vector-animation': 'lottie',
  'view-more': 'show more',
};
