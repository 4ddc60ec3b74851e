import type { ReactNode } from 'react';
import { guideText } from './guide-text.ts';
import { MarkdownText } from './MarkdownText.tsx';

/** Shows a document of `docs/` as a page. `file` is its path, and `children` its text. */
export function Guide({ file, children }: { readonly file: string; readonly children: string }): ReactNode {
  return <MarkdownText>{guideText(file, children)}</MarkdownText>;
}
