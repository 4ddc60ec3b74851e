import { Controls, Markdown, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

const SECTION = '\n## ';

/** A widget's docs page: its README, with its first story and controls after the introduction, and a list of its stories. */
export function ReadmePage(): ReactNode {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { readme } = preparedMeta.parameters;
  if (typeof readme !== 'string') return <Title />;
  const [introduction = '', ...sections] = readme.split(SECTION);
  return (
    <>
      <Markdown>{introduction}</Markdown>
      <Primary />
      <Controls />
      <h2>Stories</h2>
      <ul>
        {Object.values(csfFile.stories).map(({ id, name, tags = [] }) => (
          <li key={id}>
            {/* Storybook shows the docs page in a frame. */}
            <a href={`./?path=/story/${id}`} target="_parent">
              {name}
            </a>{' '}
            <small>{tags.filter((tag) => /^[A-Z]+-\d+$/.test(tag)).join(', ')}</small>
          </li>
        ))}
      </ul>
      <Markdown>{SECTION + sections.join(SECTION)}</Markdown>
    </>
  );
}
