import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { slug } from '../../scripts/docs/slug.ts';
import { ScrollArea } from './ScrollArea.tsx';

const Table = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <ScrollArea label="Table">
    <table>{children}</table>
  </ScrollArea>
);

/** Storybook's own elements are listed, because `overrides` replaces them. */
const options = {
  slugify: slug,
  overrides: { code: CodeOrSourceMdx, a: AnchorMdx, ...HeadersMdx, table: Table },
};

/** Shows Markdown, with the ids that links of the documents expect. Wide tables scroll. */
export const MarkdownText = ({ children }: { readonly children: string }): ReactNode => (
  <Markdown options={options}>{children}</Markdown>
);
