import { describe, expect, it } from 'vitest';
import { oddPhrases } from './odd-phrases.ts';
import { type Kind, textsOf } from './texts.ts';

const found = (kind: Kind, text: string) =>
  oddPhrases({ kind, line: 1, text }).map((remedy) => remedy.split(':')[0]);

const read = (path: string, source: string) =>
  textsOf(path, source).map(({ kind, line, text }) => `${line} ${kind}: ${text}`);

describe('the odd phrases of a text', () => {
  it.each([
    ['of which', 'Panels of which one is shown.', 'Shows one panel at a time.'],
    ['none', 'Invalid text has none.', 'Invalid text yields no entries.'],
    [
      'speech',
      'Empty when the page does not say, or when nothing is said.',
      'Empty if the page does not define it.',
    ],
    ['stands', 'The form it stands in.', 'Stands for the form around it.'],
    ['is no X', 'A trigger that is no control.', 'There is no control, and it is no longer needed.'],
    ['bare genitive', 'Items of the server or of ours.', 'Items of the server’s list.'],
    ['so many', 'So it keeps so many answers.', 'There are so many that one is dropped.'],
    ['be had', 'Null until it can be had.', 'He had it.'],
    ['room', 'Leaves room for the button.', 'There is no room.'],
    ['anew', 'Measures the page anew.', 'Measures the page again.'],
    ['has come', 'Null until its code has come.', 'The visitor has gone back.'],
    ['who alone', 'Ends it for who asks next.', 'Ends it for the visitor who asks next.'],
    ['opening clause', 'Where the provider draws.', 'Draws where the provider does.'],
    ['one that', 'Waits. One that fails is kept.', 'Waits for one that fails.'],
    ['looks', 'Its look changes.', 'It looks for a button.'],
    ['nobody', 'Nobody needs it.', 'No caller needs it.'],
    ['gives back', 'Gives the HTML back.', 'Restores the HTML of the page.'],
  ])('oddPhrases finds "%s" in %j, and not in %j', (name, odd, plain) => {
    expect(found('comments', odd)).toContain(name);
    expect(found('comments', plain)).not.toContain(name);
  });

  it.each(['tell', 'tellOpened', 'told', 'sayConflict', 'hear', 'look', 'known', 'wanted', 'own', 'so'])(
    'oddPhrases finds the declared name %s',
    (name) => expect(found('names', name)).toEqual([name]),
  );

  it.each(['teller', 'essay', 'lookup', 'unknown', 'owner', 'sort'])('oddPhrases accepts the %s', (name) =>
    expect(found('names', name)).toEqual([]),
  );
});

describe('the texts of a file', () => {
  it('textsOf returns comments, joined over lines, and declared names', () => {
    expect(
      read(
        'a.tsx',
        '// One\n// sentence.\nconst a = <b>{/* Inside. */}// no comment</b>; // After.\n/** Doc\n * of two lines. */\nfunction f({ known }) {}\n// biome-ignore lint/x: a reason\nf("// no comment");',
      ),
    ).toEqual([
      '3 names: a',
      '6 names: f',
      '6 names: known',
      '1 comments: One sentence.',
      '3 comments: Inside.',
      '3 comments: After.',
      '4 comments: Doc of two lines.',
      '7 comments: a reason',
    ]);
  });

  it('textsOf returns the titles of tests, including those of `each` and templates', () => {
    expect(
      read(
        'a.test.ts',
        'it(`A ${b} c`, f);\nit.each([1])("each %s", f);\ntest.skipIf(x)(y ? "one" : "two", f);',
      ),
    ).toEqual(['1 titles: A … c', '2 titles: each %s', '3 titles: one', '3 titles: two']);
  });

  it('textsOf returns the descriptions of settings, and error messages', () => {
    expect(read('x/settings.ts', 'number(1, "Delay in ms.");\nnew TypeError("expected one");')).toEqual([
      '1 descriptions: Delay in ms.',
      '2 messages: expected one',
    ]);
  });

  it('textsOf returns the English messages of a dictionary, with their plural forms', () => {
    const texts =
      '{\n"he": { "a": "א" },\n"en": {\n"a": "One thing",\n"b": { "one": "item", "other": "items" } } }';
    expect(read('x/texts.json', texts)).toEqual([
      '4 messages: One thing',
      '5 messages: item',
      '5 messages: items',
    ]);
  });

  it('textsOf returns the lines of a document outside its samples, and the comments of a style sheet', () => {
    expect(
      read('a.md', '# Short\n```ts\nconst aLongLineOfCode = 1;\n```\nA line of more than twenty.'),
    ).toEqual(['5 markdown: A line of more than twenty.']);
    expect(read('a.css', 'a { }\n/* Why\n   so. */')).toEqual(['2 comments: Why so.']);
  });
});
