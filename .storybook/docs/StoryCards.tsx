import type { ReactNode } from 'react';

/** Addresses of the recorded pictures by path. A new story has no picture until `npm run pictures:stories` records it. */
const pictures = import.meta.glob<string>('../../docs/pictures/stories/*.webp', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

interface Props {
  readonly stories: readonly { readonly id: string; readonly name: string }[];
}

/** Shows a picture of each story, with a link to the story. */
export function StoryCards({ stories }: Props): ReactNode {
  if (stories.length === 0) return null;
  return (
    <>
      <h2 id="states">States</h2>
      <ul className="iyim-docs-cards sb-unstyled">
        {stories.map(({ id, name }) => (
          <li key={id}>
            {/* Targets the parent, because Storybook shows the docs page in a frame. */}
            <a href={`./?path=/story/${id}`} target="_parent">
              <Picture src={pictures[`../../docs/pictures/stories/${id}.webp`]} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A picture on a card, or an empty area of its size. */
export const Picture = ({ src }: { readonly src: string | undefined }): ReactNode =>
  src === undefined ? (
    <span className="iyim-docs-no-picture" aria-hidden="true" />
  ) : (
    <img src={src} alt="" loading="lazy" width="280" height="175" />
  );
