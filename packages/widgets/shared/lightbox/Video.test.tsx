import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProviderFrame, VideoFile } from './Video.tsx';

const attributeOf = (markup: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(markup)?.[1];

it('LB-1 shows a video file in its ratio, with its poster if it has one', () => {
  const file = { url: 'https://shop.test/film.mp4', ratio: 4 / 3, label: 'Film', isStill: true };
  const markup = renderToStaticMarkup(<VideoFile {...file} poster="https://shop.test/film.jpg" />);
  expect(attributeOf(markup, 'poster')).toBe('https://shop.test/film.jpg');
  expect(attributeOf(markup, 'style')).toMatch(/^--iyim-lightbox-ratio:1\.333/);
  expect(renderToStaticMarkup(<VideoFile {...file} poster="" />)).not.toContain('poster');
});

it('LB-1, SEC-2 a provider’s player is a frame that can not lead the page away', () => {
  const url = 'https://player.vimeo.com/video/1?autoplay=1';
  // As text: no provider is asked for anything.
  const markup = renderToStaticMarkup(<ProviderFrame url={url} ratio={4 / 3} label="Film" />);
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
