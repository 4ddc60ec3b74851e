import { ArgTypes, Markdown, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A widget's docs page: its README, its first story, its settings. */
export function ReadmePage(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { readme } = preparedMeta.parameters;
  if (typeof readme !== 'string') return <Title />;
  return (
    <>
      <Markdown>{readme}</Markdown>
      <Primary />
      <ArgTypes />
    </>
  );
}
