import { describe, expect, it, vi } from 'vitest';
import { parseHtml } from './html.ts';

describe('server HTML', () => {
  it('SEC-1 parseHtml returns nodes whose scripts never run', () => {
    const fragment = parseHtml(
      '\t<p onclick="x()">a<img src="/x.png"></p><script>globalThis.hacked = 1</script>',
    );
    document.body.append(fragment);
    expect((globalThis as { hacked?: number }).hacked).toBe(undefined);
  });

  it('PG-4 parseHtml parses a whole page without running its scripts', () => {
    const page = parseHtml(
      '<!doctype html><title>T</title><main>x</main><script>globalThis.hacked = 1</script>',
    );
    expect(page.querySelector('main')?.textContent).toBe('x');
    expect((globalThis as { hacked?: number }).hacked).toBe(undefined);
  });

  it.each([
    ['<p style="color: red">a</p>', '<p style="color: red;">a</p>'],
    ["<p class=a STYLE = 'color: red'\n>a</p>", '<p class="a" style="color: red;">a</p>'],
    ['<input style=color:red type=text>', '<input type="text" style="color: red;">'],
    ['<p title=" style=x" data-a="<b style=\'color:red\'>">a</p>', null],
    ['<p title="it\'s" style="color: red;">a</p>', null],
    ['<p data-json=\'{"html":"<i style=\\"x\\">"}\'>a style="b"</p>', null],
    ['<script>const a = \'<p style="color: red">\';</script>', null],
    ['<style>[ style="a"] { color: red }</style><textarea>&lt;p style="a"&gt;</textarea>', null],
    ['<!-- <p style="color: red"> --><p>a</p>', null],
    ['<template><p style="color: red;">a</p></template>', null],
    ['<p style="color: red; nonsense; --own: 1">a</p>', '<p style="color: red; --own: 1;">a</p>'],
  ])('RT-14 parseHtml applies exactly the style attributes in %s', (html, parsed) => {
    const element = document.createElement('div');
    element.append(parseHtml(html));
    const same = document.createElement('div');
    same.innerHTML = parsed ?? html;
    expect(element.isEqualNode(same), element.innerHTML).toBe(true);
  });

  it.each([
    ['a tag that never ends', `<p ${'a/ = '.repeat(50_000)}`],
    ['quotes that never end', `<p style="a" ${'b="'.repeat(50_000)}`],
    ['tags in tags', '<p style="a" '.repeat(50_000)],
    ['scripts that never end', ' style=a<script>'.repeat(50_000)],
  ])('SEC-1 parseHtml reads hostile markup only once: %s', (_, html) => {
    const find = vi.spyOn(RegExp.prototype, 'exec');
    parseHtml(html);
    expect(find.mock.calls.length).toBeLessThan(html.length);
  });
});
