import { useIsland } from '@iyim/runtime/widget';
import { createContext, useContext } from 'react';

/** The page's own texts, by our keys. */
export const Labels = createContext<Readonly<Record<string, string>>>({});

/** A text of the lightbox, by its key: the page's own, else ours in the language around the opener. */
export function useText(): (key: string, values?: Record<string, string | number>) => string {
  const labels = useContext(Labels);
  const { text } = useIsland();
  return (key, values) => (Object.hasOwn(labels, key) ? labels[key] : undefined) ?? text(key, values);
}
