import { Controls, Markdown, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { slug } from '../../scripts/docs/slug.ts';
import { guideText } from './guide-text.ts';

const SECTION = '\n## ';

/** A widget's docs page: its README, with the first story, the story's controls and a list of all stories after the introduction. */
export function ReadmePage(): ReactNode {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { readme } = preparedMeta.parameters;
  if (typeof readme !== 'string') return <Title />;
  const name = preparedMeta.title.replace(/^.*\//, '').toLowerCase().replaceAll(' ', '-');
  const text = guideText(`packages/widgets/src/${name}/README.md`, readme);
  const [introduction = '', ...sections] = text.split(SECTION);
  const options = { slugify: slug };
  return (
    <>
      <Markdown options={options}>{introduction}</Markdown>
      <Primary />
      <Controls />
      <h2>Stories</h2>
      <ul>
        {Object.values(csfFile.stories).map(({ id, name, tags = [] }) => (
          <li key={id}>
            {/* Targets the parent, because Storybook shows the docs page in a frame. */}
            <a href={`./?path=/story/${id}`} target="_parent">
              {name}
            </a>{' '}
            <small>{tags.filter((tag) => /^[A-Z]+-\d+$/.test(tag)).join(', ')}</small>
          </li>
        ))}
      </ul>
      <Markdown options={options}>{SECTION + sections.join(SECTION)}</Markdown>
    </>
  );
}
