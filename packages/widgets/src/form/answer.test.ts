import { describe, expect, it } from 'vitest';
import { expectUnharmed, markup } from '../../../runtime/src/testing/hostile.ts';
import { linesOf } from './answer.ts';

describe('lines of a server message', () => {
  it.each([
    ['', ''],
    ['  \n ', ''],
    ['Thanks', 'Thanks'],
    ['a<br>b<br/>c<br />d', 'a\nb\nc\nd'],
    ['a<br><br>\n b', 'a\nb'],
    ['Tom &amp; Jerry&#8217;s', 'Tom & Jerry’s'],
    ['5 < 6 & 7', '5 < 6 & 7'],
    ['<p>one</p><p>two</p>', 'one\ntwo'],
    ['one<div class="elementor-forms-admin-errors">Mail  failed</div>two', 'one\nMail failed\ntwo'],
    ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
    ['<b>bold</b> and <a href="/x">link</a>', 'bold and link'],
    ['<style>p{}</style><script>1</script>', ''],
  ])('FM-4 linesOf reads the server message %j as the text %j', (html, text) => {
    expect(linesOf(html)).toBe(text);
  });

  it.each(markup)('SEC-1 linesOf runs no script in the message %s', (html) => {
    expect(linesOf(`before ${html}`)).toMatch(/^before/);
    expectUnharmed();
  });

  it('SEC-1 linesOf cuts a message of five million characters to a readable length', () => {
    const text = linesOf('word '.repeat(1_000_000));
    expect(text.length).toBeLessThanOrEqual(2001);
    expect(text).toMatch(/…$/);
    expect(linesOf(`${'word '.repeat(100)}${' '.repeat(9490)}<strong>a</strong>${'b'.repeat(99)}`)).toMatch(
      /word a$/,
    );
  });
});
