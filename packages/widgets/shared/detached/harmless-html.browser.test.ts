import { expect, it } from 'vitest';
import { harmlessHtml } from './harmless-html.ts';

it.each([
  ['a picture that fails', '<img src="x:" onerror="window.pwned = 1">Saved', '<img>Saved'],
  [
    'a drawing',
    '<svg onload="window.pwned = 1"><script>window.pwned = 1</script><a href="#x"></a></svg>Saved',
    '<svg></svg>Saved',
  ],
  ['a frame', '<iframe srcdoc="<script>parent.pwned = 1</script>"></iframe>Saved', 'Saved'],
  ['a player', '<video><source onerror="window.pwned = 1"></video>Saved', 'Saved'],
  ['a link', '<a href="javascript:window.pwned = 1"><b>x</b></a>Saved', '<b>x</b>Saved'],
  ['a drawing of another file', '<svg><use href="/x.svg#y"></use></svg>Saved', '<svg><use></use></svg>Saved'],
  ['a template', '<template><img src="x:" onerror="window.pwned = 1"></template>Saved', 'Saved'],
])('SEC-1 harmlessHtml keeps only harmless parts of %s, and runs no script', async (_what, html, shown) => {
  document.body.replaceChildren(harmlessHtml(html));
  expect(document.body.innerHTML).toBe(shown);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect('pwned' in window).toBe(false);
});
