import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { adaptPlayer } from './lottie-player.ts';

const file = createRequire(import.meta.url).resolve('@lottiefiles/react-lottie-player');
const original = await readFile(file.replace('lottie-react.js', 'lottie-react.esm.js'), 'utf8');

describe('the lottie player under a strict policy', () => {
  it('LO-1 the adapted player contains no code that evaluates text, no style sheet and no global', () => {
    const adapted = adaptPlayer(original);
    for (const found of ['eval(', 'new Function', 'styleInject(css', 'window.lottie', 'window.bodymovin'])
      expect([found, original.includes(found), adapted.includes(found)]).toEqual([
        found,
        found !== 'new Function',
        false,
      ]);
    expect(adapted).not.toContain('setInterval(checkReady');
    // The code that adds a link to a style sheet is unreachable, and no text is measured in the page's body.
    expect(adapted).toMatch(/\.loaded=!1,!1\)\{if\("p"===/);
    expect(adapted).not.toMatch(/monoCase=|\(\w,document\.body\)/);
    expect(adapted).not.toMatch(/import\s*\*\s*as/);
  });

  it('LO-1 the build fails with another version of the player, in which a pattern is not found', () => {
    expect(() => adaptPlayer('export const Player = 1;')).toThrow(
      /^adapting the lottie player \(.+\): expected 1 × .+, found 0$/,
    );
    // An additional match is an error too.
    expect(() => adaptPlayer(original + original)).toThrow(/expected 1 × .+, found 2/);
  });
});
