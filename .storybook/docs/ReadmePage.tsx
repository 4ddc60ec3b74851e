import { Controls, DocsContext, Source, Title, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext, useState } from 'react';
import { guideText } from './guide-text.ts';
import { MarkdownText } from './MarkdownText.tsx';
import { ScrollArea } from './ScrollArea.tsx';
import { StoryCards } from './StoryCards.tsx';
import { StoryFrame } from './StoryFrame.tsx';

const SECTION = '\n## ';

/**
 * A widget's docs page: the introduction of its README and its usage notes, a story with its HTML and its controls, pictures of the
 * other stories, and the rest of the README.
 */
export function ReadmePage(): ReactNode {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const [html, setHtml] = useState('');
  const { readme, primary } = preparedMeta.parameters;
  if (typeof readme !== 'string') return <Title />;
  const name = preparedMeta.title.replace(/^.*\//, '').toLowerCase().replaceAll(' ', '-');
  const text = guideText(`packages/widgets/src/${name}/README.md`, readme);
  const [introduction = '', ...sections] = text.split(SECTION);
  const isUsage = (section: string) => section.startsWith('When to use\n');
  const top = [introduction, ...sections.filter(isUsage)].join(SECTION);
  const rest = sections.filter((section) => !isUsage(section));

  // In the order of the file, unlike the exports of the module.
  const stories = componentStories().filter(({ tags }) => tags.includes('dev'));
  const shown =
    stories.find(({ moduleExport }) => moduleExport === csfFile.moduleExports?.[String(primary)]) ??
    stories[0];
  return (
    <>
      <MarkdownText>{top}</MarkdownText>
      {shown && (
        <>
          <StoryFrame id={shown.id} name={shown.name} onHtml={setHtml} />
          <details className="iyim-docs-html">
            <summary>Show HTML</summary>
            <p>
              What the server sends, with the settings that you change below. Pasted into a page with the
              script, it works.
            </p>
            <Source code={html} language="html" />
          </details>
          <ScrollArea label="Controls">
            <Controls of={shown.moduleExport} />
          </ScrollArea>
          <StoryCards stories={stories.filter((story) => story !== shown)} />
        </>
      )}
      <MarkdownText>{rest.map((section) => SECTION + section).join('')}</MarkdownText>
    </>
  );
}
