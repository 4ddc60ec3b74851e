import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { originals } from '../packages/widgets/shared/originals.ts';

const path = fileURLToPath(new URL('../docs/wordpress/iyim.php', import.meta.url));
const plugin = readFileSync(path, 'utf8');

function hasPhp(): boolean {
  try {
    execFileSync('php', ['--version']);
    return true;
  } catch {
    return false;
  }
}

describe('the must-use plugin for WordPress', () => {
  it('WP-1 has at most 60 lines', () => {
    expect(plugin.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  });

  it('WP-1 stands in the guide as it is in its file', () => {
    const guide = readFileSync(new URL('../docs/wordpress.md', import.meta.url), 'utf8');
    expect(guide).toContain(`\`\`\`php\n${plugin}\`\`\`\n`);
  });

  it('WP-1 adopts only islands whose markup the library knows', () => {
    const islands = [...plugin.matchAll(/=> \[(('[a-z-]+'(, )?)+)\],/g)].flatMap(([, names = '']) =>
      names.replaceAll("'", '').split(', '),
    );
    expect(islands).toContain('mini-cart');
    expect(Object.keys(originals)).toEqual(expect.arrayContaining(islands));
  });

  it.runIf(hasPhp())('WP-1 is valid PHP', () => {
    expect(execFileSync('php', ['-l', path], { encoding: 'utf8' })).toContain('No syntax errors');
  });
});
