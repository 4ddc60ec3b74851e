import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Doc, root, samplesOf } from './docs/documents.ts';
import { linkProblems } from './docs/links.ts';
import { measuredProblems, withMeasured } from './docs/measured.ts';
import { pictureProblems } from './docs/pictures.ts';
import { jsonProblems, typeProblems } from './docs/samples.ts';
import { sectionProblems } from './docs/sections.ts';
import { slug } from './docs/slug.ts';
import { guideText } from './packages/guides.ts';

const doc = (text: string): Doc => ({ file: 'docs/guide.md', text });

describe('links of documents', () => {
  it.each([
    ['[a](embedding.md)'],
    ['[a](embedding.md#settings) and [b](../README.md#the-widgets)'],
    ['# My guide\n\n[here](#my-guide)'],
    ['## Twice\n## Twice\n[the second](#twice-1)'],
    ['[elsewhere](https://example.org/#x)'],
    ['`[no](link.md)`\n```md\n[no](link.md)\n```'],
    ['<a href="embedding.md"><img src="../README.md" width="140" alt=""></a>'],
    ['`<img src="no-such.png">`\n```html\n<img src="no-such.png">\n```'],
  ])('DOC-1 the links and pictures in %j are accepted', (text) => {
    expect(linkProblems(doc(text))).toEqual([]);
  });

  it.each([
    ['\n[a](no-such.md)', 'docs/guide.md:2: links to no-such.md, expected a file docs/no-such.md'],
    [
      '[a](embedding.md#no-such)',
      'docs/guide.md:1: links to embedding.md#no-such, expected a heading "#no-such"',
    ],
    ['[a](#no-such)', 'expected a heading "#no-such" in docs/guide.md'],
    ['```md\n# In a sample\n```\n[a](#in-a-sample)', 'docs/guide.md:4: '],
    ['[a](../../outside.md)', 'expected a file ../outside.md'],
    ['\n![a](no-such.png)', 'docs/guide.md:2: links to no-such.png, expected a file docs/no-such.png'],
    ['<a href="no-such.md">a</a>', 'docs/guide.md:1: links to no-such.md'],
    ['<img width="140" src="no-such.png" alt="">', 'docs/guide.md:1: links to no-such.png'],
  ])('DOC-1 the broken link or picture in %j is reported', (text, problem) => {
    expect(linkProblems(doc(text))).toEqual([expect.stringContaining(problem)]);
  });

  it('DOC-1 a heading has the same id as on GitHub', () => {
    expect(slug('I have … → do …')).toBe('i-have---do-');
    expect(slug('`Enhance`, and [more](x.md)!')).toBe('enhance-and-more');
    expect(slug('Iyim · איים')).toBe('iyim--איים');
  });
});

describe('pictures of widgets', () => {
  const shown = (widget: string) =>
    `<a href="packages/widgets/src/${widget}/README.md"><img src="docs/pictures/${widget}.webp" width="140" alt=""></a>`;

  it('DOC-1 a widget that the README shows is accepted', () => {
    expect(pictureProblems(doc(shown('cart') + shown('tabs')), ['cart', 'tabs'])).toEqual([]);
  });

  it('DOC-1 a widget without a picture is reported', () => {
    expect(pictureProblems(doc(shown('mini-cart')), ['cart', 'mini-cart'])).toEqual([
      expect.stringMatching(/^docs\/guide\.md: shows no picture of the widget cart, expected /),
    ]);
  });
});

describe('sections of widgets’ pages', () => {
  const sections = [
    'Markup',
    'Settings',
    'Keyboard',
    'Accessibility',
    'Anatomy',
    'Size',
    'Test a page with it',
  ]
    .map((title) => `## ${title}\n\nText.\n`)
    .join('\n');
  const page = `# Wish

Shows wishes.

## When to use

- **Use it for** wishes.
- **Do not use it for** orders,
  or for comparisons.
- **Mind** the titles.
- **A screen reader says** “wish”.

${sections}`;
  const file = 'packages/widgets/src/wish/README.md';
  const problemsOf = (text: string) => sectionProblems({ file, text });

  it('DOC-1, STB-8 a widget’s page with all sections and usage notes is accepted, and other documents need none', () => {
    expect(problemsOf(page)).toEqual([]);
    expect(sectionProblems({ file: 'docs/guide.md', text: '# Guide' })).toEqual([]);
  });

  it.each([file, 'scripts/new-widget/sample-widget/README.md'])(
    'DOC-1 a section that %s lacks is reported',
    (path) => {
      const text = page
        .replace('## Anatomy', '### Anatomy')
        .replace('## Keyboard\n', '## Keys\n')
        .replace('## Size\n', '## Sizes\n');
      expect(sectionProblems({ file: path, text })).toEqual([
        `${path}: expected a section "## Keyboard", found none`,
        `${path}: expected a section "## Anatomy", found none`,
        `${path}: expected a section "## Size", found none`,
      ]);
    },
  );

  it('STB-8 a page without usage notes as its first section, or without one of them, is reported', () => {
    expect(problemsOf('# Wish')).toContainEqual(expect.stringContaining('as the first section, found ""'));
    expect(problemsOf(page.replace('## When to use', '## Why'))).toEqual([
      expect.stringContaining('found "Why"'),
    ]);
    expect(problemsOf(page.replace('- **Mind** the titles.\n', ''))).toEqual([
      expect.stringContaining('"- **Mind**"'),
      expect.stringContaining('"- **A screen reader says**"'),
    ]);
  });
});

describe('guides in the packages', () => {
  it('PK-4 links of a packed guide lead to packed guides, and links to other files become text', () => {
    const text = [
      '[a](embedding.md#settings), [b](#here), [c](https://example.org/), [d [e]](../packages/widgets/src/tabs/README.md)',
      '[f](../CONTRIBUTING.md#tests), [g](requirements.md), ![h](pictures/cart.webp), `[i](x.md)`',
      '```md\n[j](x.md)\n```',
    ].join('\n');
    expect(guideText({ file: 'docs/npm.md', text })).toBe(
      [
        '[a](embedding.md#settings), [b](#here), [c](https://example.org/), [d [e]](widgets/tabs.md)',
        'f, g, h, `[i](x.md)`',
        '```md\n[j](x.md)\n```',
      ].join('\n'),
    );
    const readme = 'packages/widgets/src/tabs/README.md';
    expect(
      guideText({ file: readme, text: '[a](../cart/README.md#size) [b](../../../../docs/npm.md)' }),
    ).toBe('[a](cart.md#size) [b](../npm.md)');
  });
});

describe('samples of documents', () => {
  const samples = (fence: string, code: string) => samplesOf(doc(`Text.\n\n${fence}\n${code}\n\`\`\`\n`));

  it('DOC-1 a sample in a list is read without its indentation', () => {
    expect(samplesOf(doc('1. Text\n\n   ```json\n   {\n     "a": 1\n   }\n   ```\n'))).toMatchObject([
      { line: 3, language: 'json', code: '{\n  "a": 1\n}\n' },
    ]);
  });

  it('DOC-1 JSON that does not parse is reported with its line', () => {
    expect(jsonProblems(samples('```json', '{ "a": 1 }'))).toEqual([]);
    expect(jsonProblems(samples('```json', '{ a: 1 }'))).toEqual([
      expect.stringMatching(/^docs\/guide\.md:3: /),
    ]);
  });

  // One test for all cases, because each call of `typeProblems` compiles the packages' sources.
  it('DOC-1 a TypeScript sample that does not compile is reported with its line, and others are not', {
    timeout: 180_000,
  }, () => {
    const found = typeProblems([
      ...samples('```ts', "import { start } from '@iyim/runtime';\n\nstart({ adobt: true });"),
      ...samplesOf({
        file: 'docs/other.md',
        text: [
          "```tsx\nimport { start } from '@iyim/runtime';\nstart({ no_such: <b /> });\n```",
          "```ts\nimport { begin } from '@iyim/runtime';\nbegin();\n```",
          '```ts\nconst same: number = 1;\nvoid same;\n```',
          "```ts\nconst same = 'a script shares no names';\nvoid same;\n```",
          '```ts fragment\nnot.compiled();\n```',
          '```ts title="src/a.ts"\nimport { b } from \'./b.ts\';\nb();\n```',
          '```ts title="src/b.ts"\nexport const b = () => 1;\n```',
        ].join('\n'),
      }),
    ]);
    expect(found).toEqual([
      expect.stringMatching(/^docs\/guide\.md:6: .*adobt/),
      expect.stringMatching(/^docs\/other\.md:3: .*no_such/),
      expect.stringMatching(/^docs\/other\.md:6: .*begin/),
    ]);
  });
});

describe('numbers of the benchmark', () => {
  const performance = readFileSync(join(root, 'docs/performance.md'), 'utf8');
  const readme = { file: 'README.md', text: readFileSync(join(root, 'README.md'), 'utf8') };

  it('DOC-1 a README with a number that the last benchmark did not measure is reported', () => {
    expect(measuredProblems(readme, performance)).toEqual([]);
    const [row = ''] = /^\| 1,000 islands: JavaScript heap.*$/m.exec(readme.text) ?? [];
    const changed = { ...readme, text: readme.text.replace(row, row.replace(/\d/, '0')) };
    expect(measuredProblems(changed, performance)).toEqual([
      expect.stringContaining('README.md: the measured'),
    ]);
    expect(withMeasured(changed.text, performance)).toBe(readme.text);
  });

  it('DOC-1 a result that the benchmark no longer writes is named', () => {
    const renamed = performance.replaceAll('iyim-lean', 'lean');
    expect(() => withMeasured(readme.text, renamed)).toThrow('of "iyim-lean" in "A page full of islands');
  });
});
