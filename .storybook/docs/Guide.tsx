import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { slug } from '../../scripts/docs/slug.ts';
import { guideText } from './guide-text.ts';

/** Shows a document of `docs/` as a page. `file` is its path, and `children` its text. */
export function Guide({ file, children }: { readonly file: string; readonly children: string }): ReactNode {
  return <Markdown options={{ slugify: slug }}>{guideText(file, children)}</Markdown>;
}
