import { expect, it } from 'vitest';
import { headingText } from './section-of.ts';

it.each([
  ['Clay<br>and glaze', 'Clay and glaze'],
  ['Clay <br/>\n<br> and  glaze', 'Clay and glaze'],
  ['<style>.a { color: red }</style>Clay <b>and</b> glaze<script>go()</script>', 'Clay and glaze'],
  ['קדרות<br>וחימר', 'קדרות וחימר'],
  ['Cl<!-- a comment -->ay', 'Clay'],
  ['<br>', ''],
])('TOC-1 SN-1 headingText returns a heading’s text on one line: %s', (html, text) => {
  const heading = document.createElement('h2');
  heading.innerHTML = html;
  expect(headingText(heading)).toBe(text);
  expect(heading.innerHTML).toContain(html.slice(0, 4)); // the heading element itself is unchanged
});
