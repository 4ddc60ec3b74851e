import { Markdown, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

const SECTION = '\n## ';

/** A widget's docs page: its README, with its first story after the introduction. */
export function ReadmePage(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { readme } = preparedMeta.parameters;
  if (typeof readme !== 'string') return <Title />;
  const [introduction = '', ...sections] = readme.split(SECTION);
  return (
    <>
      <Markdown>{introduction}</Markdown>
      <Primary />
      <Markdown>{SECTION + sections.join(SECTION)}</Markdown>
    </>
  );
}
