import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProviderFrame } from './Video.tsx';

it('LB-1, SEC-2 a provider’s player is a frame that can not lead the page away', () => {
  const url = 'https://player.vimeo.com/video/1?autoplay=1';
  // As text: no provider is asked for anything.
  const markup = renderToStaticMarkup(<ProviderFrame url={url} ratio={4 / 3} label="Film" />);
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(markup)?.[1];
  expect([attribute('src'), attribute('title')]).toEqual([url, 'Film']);
  expect(attribute('sandbox')?.split(' ')).toEqual([
    'allow-scripts',
    'allow-same-origin',
    'allow-presentation',
    'allow-popups',
  ]);
  expect(attribute('style')).toMatch(/^--iyim-lightbox-ratio:1\.333/);
});
