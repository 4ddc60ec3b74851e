import type { Message } from '@iyim/runtime/page';
import { describe, expect, it } from 'vitest';
import * as catalogue from '../bundle/catalogue.ts';

const definitions = await Promise.all(
  Object.values(catalogue).map(async ({ load }) => (await load()).definition),
);
const catalogues = definitions.map(({ name, messages }) => [name, messages] as const);

const generalOf = (message: Message) => (typeof message === 'string' ? message : (message.other ?? ''));
const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe.each(catalogues)('%s', (_name, { he, en } = { he: {}, en: {} }) => {
  it('RT-22 has each text in both languages', () => {
    expect(Object.keys(he)).toEqual(Object.keys(en));
  });

  it.each([
    ['he', he],
    ['en', en],
  ] as const)('RT-22 gives each plural exactly the forms that %s uses', (language, texts) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [key, message] of Object.entries(texts)) {
      if (typeof message === 'object')
        expect([key, ...Object.keys(message).sort()]).toEqual([key, ...pluralCategories.sort()]);
    }
  });

  it('RT-22 uses the same placeholders in both languages; one and two may be words', () => {
    for (const [key, message] of Object.entries(he)) {
      const [hebrew, english] = [message, en[key] ?? ''].map((text) => placeholdersOf(generalOf(text)));
      expect([key, hebrew]).toEqual([key, english]);
    }
  });

  it.each([
    ['he', he, /^\D*\{count\}\s(פריטים|תוצאות|הצעות|מוצרים|יחידות)/],
    ['en', en, /\{count\}\s\w*s\b/],
  ] as const)(
    'RT-22 puts no number before a plural noun in a text for every number, in %s',
    (_language, texts, counted) => {
      for (const message of Object.values(texts)) {
        if (typeof message === 'string') expect(message).not.toMatch(counted);
        else if (message.one) expect(message.one).not.toMatch(counted);
      }
    },
  );
});
