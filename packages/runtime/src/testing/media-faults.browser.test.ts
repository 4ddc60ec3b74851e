import { expect, it } from 'vitest';
import { emulateMedia } from './emulate-media.ts';
import { mediaFaults, type Shown } from './media-faults.ts';

async function faultsOf(shown: Shown, html: string, style = ''): Promise<string[]> {
  document.body.innerHTML = `<style>${style}</style><div data-widget="lamp" data-widget-state="mounted">${html}</div>`;
  mediaFaults('screen');
  await emulateMedia(
    shown === 'print' ? { media: 'print' } : { features: [{ name: 'forced-colors', value: 'active' }] },
  );
  return mediaFaults(shown);
}

const HIDING = '@media print { .off { display: none } }';

it.each([
  ['text that overlaps text', '<p>Lamp</p><p style="margin-block-start: -2.4em">Price</p>', 'text over'],
  ['words that a pseudo element repeats', '<p class="iyim-x" data-of="18">400</p>', 'printed a second time'],
  ['a second copy of a title', '<p>Lamp</p><p class="twin">Lamp</p>', 'printed a second time'],
  ['text behind an edge', '<div style="overflow: hidden; block-size: 4px"><p>Lamp</p></div>', 'cut by'],
  ['text that disappears', '<p class="off">Lamp</p>', 'not printed'],
  ['a closed section', '<div class="iyim-section" style="display: none">Lamp</div>', 'hidden on paper'],
  ['a button we add', '<div data-iyim-slot><button>Next</button></div>', 'control on paper'],
  [
    'a fold that fades',
    '<div class="iyim-fold" style="mask: linear-gradient(red, blue)">Lamp</div>',
    'fades',
  ],
  [
    'a slide below its widget',
    '<div style="block-size: 9px"><ul class="iyim-carousel-list"><li style="block-size: 90px"></li></ul></div>',
    'outside its widget',
  ],
])('AY-2 mediaFaults finds %s in print', async (_what, html, fault) => {
  const style = `${HIDING} .iyim-x::after { content: attr(data-of) } @media screen { .twin { display: none } }`;
  expect(await faultsOf('print', html, style)).toEqual([expect.stringMatching(`^lamp: ${fault}`)]);
});

it.each([
  [
    'words in the colour of their background',
    '<p style="forced-color-adjust: none; color: Canvas">Lamp</p>',
    'the colour',
  ],
  [
    'a line that only a background draws',
    '<hr style="border: 0; block-size: 9px; background: teal">',
    'shape',
  ],
  [
    'a cover that turns transparent',
    '<p>Prize</p><p style="position: relative; margin-block-start: -2.4em; background: linear-gradient(red, red)">Cover</p>',
    'text over',
  ],
])('AY-2 mediaFaults finds %s with forced colours', async (_what, html, fault) => {
  expect(await faultsOf('forced-colors', html)).toEqual([expect.stringMatching(`^lamp: ${fault}`)]);
});

it('AY-2 mediaFaults finds nothing on a good page, in print or with forced colours', async () => {
  const html = `<p>Lamp</p><p style="position: relative; margin-block-start: -2.4em; background: white">Cover</p>
    <hr style="border: 1px solid; block-size: 9px; background: teal">`;
  expect(await faultsOf('print', html)).toEqual([]);
  expect(await faultsOf('forced-colors', html)).toEqual([]);
});
