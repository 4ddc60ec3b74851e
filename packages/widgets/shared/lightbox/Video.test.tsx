import { PageIsland } from '@iyim/runtime/page';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Video } from './Video.tsx';
import type { VideoSource } from './video-source.ts';

const attributeOf = (markup: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(markup)?.[1];

/** Renders to a string, so that nothing is requested from a provider. */
const draw = (source: VideoSource, poster: string) =>
  renderToStaticMarkup(
    <PageIsland of={{ name: 'lightbox' }} host={document.body} onFail={() => {}}>
      <Video
        media={{ kind: 'video', source, ratio: 4 / 3, poster }}
        title="Film"
        isAsked
        isStill
        onPlay={() => {}}
      />
    </PageIsland>,
  );

it('LB-1 <Video> shows a video file in its aspect ratio, with a poster if one is given', () => {
  const file = { kind: 'file', url: 'https://shop.test/film.mp4' } as const;
  const markup = draw(file, 'https://shop.test/film.jpg');
  expect(attributeOf(markup, 'poster')).toBe('https://shop.test/film.jpg');
  expect(attributeOf(markup, 'style')).toMatch(/^--iyim-lightbox-ratio:1\.333/);
  expect(draw(file, '')).not.toContain('poster');
});

it('LB-1, SEC-2 <Video> shows a provider’s player in a frame that cannot navigate the page', () => {
  const url = 'https://player.vimeo.com/video/1?autoplay=1';
  const markup = draw({ kind: 'frame', url }, '');
  const attribute = (name: string) => attributeOf(markup, name);
  expect([attribute('src'), attribute('title')]).toEqual([url, 'Film']);
  expect(attribute('sandbox')?.split(' ')).toEqual([
    'allow-scripts',
    'allow-same-origin',
    'allow-presentation',
    'allow-popups',
  ]);
  expect(attribute('style')).toMatch(/^--iyim-lightbox-ratio:1\.333/);
});
