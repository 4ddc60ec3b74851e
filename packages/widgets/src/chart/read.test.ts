import { expect, it } from 'vitest';
import { readChart } from './read.ts';

const valuesOf = (lang: string, ...cells: string[]) => {
  const rows = cells.map((cell) => `<tr><th>May</th>${cell}</tr>`).join('');
  document.body.innerHTML = `<div lang="${lang}"><table><tr><th>Month</th><th>Shop</th></tr>${rows}</table></div>`;
  return readChart(document.body.firstElementChild as HTMLElement).data?.series[0]?.values;
};

it.each([
  ['he', '₪1,300', 1300],
  ['he', '85,5', 85.5],
  ['en', '1.250', 1.25],
  ['de', '1.250 €', 1250],
  ['de', '1,250', 1.25],
  ['fr', '1\u202f250,5', 1250.5],
  ['ar', '١٬٢٥٠', 1250],
  ['fa', '۱۲', 12],
  ['hi', '12,34,567', 1_234_567],
  ['en', '−5', -5],
])('CH-1 a table cell in %s with the text %j has the value %d', (lang, cell, value) => {
  expect(valuesOf(lang, `<td>${cell}</td>`)).toEqual([value]);
});

it('CH-1 a cell without exactly one number is a gap, and data-value uses a decimal point', () => {
  expect(
    valuesOf(
      'de',
      '<td>10–20</td>',
      '<td>12/2026</td>',
      '<td>(5)</td>',
      '<td>1.2k</td>',
      '<td></td>',
      '',
      '<td data-value="1.250">1.250 and more</td>',
      '<td data-value="">7</td>',
    ),
  ).toEqual([null, null, null, null, null, null, 1.25, 7]);
});
