import { coerceText, ownValue, siteConfig } from '@iyim/runtime/widget';
import { parseBuilderAction } from '../../page/builder-actions.ts';

/** Returns the page's action links that open or close the panel with this id; an empty list for an empty id. */
export function actionLinks(document: Document, id: string): HTMLElement[] {
  if (id === '') return [];
  const prefix = `#${siteConfig().prefixes.builder}-action:`;
  return [...document.querySelectorAll<HTMLElement>('a[href*="-action"]')].filter((link) => {
    const action = parseBuilderAction(link.getAttribute('href') ?? '', prefix);
    return action?.name.startsWith('off_canvas:') && coerceText(ownValue(action.settings, 'id')) === id;
  });
}
