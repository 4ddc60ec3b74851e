import { describe, expect, it } from 'vitest';
import { parseHtml, parsePage } from './html.ts';

describe('server HTML', () => {
  it('SEC-1 is parsed into nodes whose scripts never run', () => {
    const fragment = parseHtml(
      '\t<p onclick="x()">a<img src="/x.png"></p><script>globalThis.hacked = 1</script>',
    );
    document.body.append(fragment);
    expect((globalThis as { hacked?: number }).hacked).toBe(undefined);
  });

  it('PG-4 a whole page is parsed without running its scripts', () => {
    const page = parsePage(
      '<!doctype html><title>T</title><main>x</main><script>globalThis.hacked = 1</script>',
    );
    expect(page.querySelector('main')?.textContent).toBe('x');
    expect((globalThis as { hacked?: number }).hacked).toBe(undefined);
  });
});
