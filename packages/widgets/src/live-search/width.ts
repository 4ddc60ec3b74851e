import type { Island } from '@iyim/runtime/widget';
import type { SearchForm } from './read.ts';
import type { LiveSearchSettings } from './settings.ts';

/** Keeps the panel as wide as the site wants it, and on its side (LS-12). Returns what does so once more. */
export function placePanel(
  { changes, signal }: Island,
  { widthBy, width, side }: LiveSearchSettings,
  { fields, startSide }: SearchForm,
  area: HTMLElement,
): () => void {
  const { style } = changes;
  if (widthBy === 'fields_holder') {
    const place = () => style(area, 'inline-size', `${fields.offsetWidth}px`);
    window.addEventListener('resize', place, { signal });
    return place;
  }
  if (widthBy === 'custom') {
    if (width !== '') style(area, 'inline-size', width);
    const isCentred = side === 'center' && width !== '';
    const isAtEnd = side !== '' && side !== 'center' && side !== startSide;
    style(area, 'inset-inline-start', isCentred ? '50%' : isAtEnd ? 'auto' : '0');
    style(area, 'inset-inline-end', isAtEnd ? '0' : 'auto');
    if (isCentred) style(area, 'margin-inline-start', `calc(${width} / -2)`);
  }
  return () => {};
}
