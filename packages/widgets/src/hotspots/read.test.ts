import { afterEach, expect, it } from 'vitest';
import { find } from '../../../runtime/src/testing/find.ts';
import { readHotspots } from './read.ts';
import { builder, plain, tricks } from './testing/markup.ts';

const read = (html: string) => {
  document.body.innerHTML = html;
  return readHotspots(find('[data-widget]'));
};
const pin = (attributes: string) => read(tricks({}, [{ attributes }])).pins[0];

afterEach(() => {
  document.body.innerHTML = '';
});

it('HS-2 the tricks plugin’s spots are read with their positions, tooltips and names', () => {
  const { pins, spots, root } = read(tricks());
  expect(root).toBe(find('.jet-hotspots'));
  expect(spots).toEqual([]);
  expect(pins.map(({ element: _, ...rest }) => rest)).toEqual([
    { html: 'Thrown by hand', left: '25%', top: '50%', width: '120px', isNamed: false },
    {
      html: '<p>Mixed <a href="#here" id="here">here</a></p>',
      left: '50%',
      top: '50%',
      width: undefined,
      isNamed: true,
    },
    { html: 'In the shop', left: '75%', top: '50%', width: undefined, isNamed: false },
  ]);
});

it('HS-2 the title that older releases of the tricks plugin print is the tooltip', () => {
  expect(pin('title="Thrown by hand"')).toMatchObject({ html: 'Thrown by hand', width: undefined });
  expect(pin('')).toMatchObject({ html: '' });
});

it.each(['50%', '100vh', 'calc(1px)', '1px;color:red', '-3px', 'expression(1)'])(
  'HS-2 the width %s of a tooltip is ignored',
  (width) => {
    expect(pin(`data-tooltip-width="${width}"`)?.width).toBeUndefined();
  },
);

it.each([
  ['', undefined],
  ['wide', undefined],
  ['NaN', undefined],
  ['Infinity', undefined],
  ['12.5', '12.5%'],
  ['30;color:red', '30%'],
])('HS-2 the position %j of a spot is read as %j', (position, expected) => {
  document.body.innerHTML = tricks({}, [{}]);
  find('.jet-hotspots__item').dataset.horizontalPosition = position;
  expect(readHotspots(find('[data-widget]')).pins[0]?.left).toBe(expected);
});

it('HS-1 the page builder’s spots and plain spots are read as such, and a host without spots is not enhanced', () => {
  expect(read(builder()).pins).toEqual([]);
  expect(read(plain())).toMatchObject({ root: null, pins: [] });
  expect(() => read(tricks({}, []))).toThrow('found none');
});
