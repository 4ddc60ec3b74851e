import { afterEach, describe, expect, it } from 'vitest';
import { setExplicitConfig } from '../site/explicit-config.ts';
import { translate } from './locale.ts';

const catalogue = { he: { added: '{name} נוסף' }, en: { added: '{name} was added' } };
const element = (lang?: string) => {
  document.body.innerHTML = lang ? `<div lang="${lang}"><p></p></div>` : '<div><p></p></div>';
  return document.querySelector('p') as Element;
};

afterEach(() => setExplicitConfig(undefined));

describe('texts', () => {
  it('RT-22 are Hebrew by default, English where the page says so', () => {
    expect(translate(element(), 'w', catalogue, 'added', { name: 'ספל' })).toBe('ספל נוסף');
    expect(translate(element('en-US'), 'w', catalogue, 'added', { name: 'Mug' })).toBe('Mug was added');
    expect(translate(element('fr'), 'w', catalogue, 'close')).toBe('סגירה');
  });

  it('RT-22 follow the configured locale where the page does not say', () => {
    document.documentElement.removeAttribute('lang');
    setExplicitConfig({ locale: 'en' });
    expect(translate(element(), 'w', catalogue, 'close')).toBe('Close');
    expect(translate(element('he'), 'w', catalogue, 'close')).toBe('סגירה');
  });

  it('RT-22 can be overridden by the page, for one widget or for all', () => {
    setExplicitConfig({ messages: { en: { 'w.added': 'In: {name}', close: 'Shut' } } });
    expect(translate(element('en'), 'w', catalogue, 'added', { name: 'Mug' })).toBe('In: Mug');
    expect(translate(element('en'), 'other', catalogue, 'added', { name: 'Mug' })).toBe('Mug was added');
    expect(translate(element('en'), 'w', catalogue, 'close')).toBe('Shut');
  });

  it('SEC-3 keys and placeholders never reach prototypes; an unknown key is shown as it is', () => {
    expect(translate(element(), 'w', catalogue, 'constructor')).toBe('constructor');
    expect(translate(element('en'), 'w', catalogue, 'added', {})).toBe('{name} was added');
    expect(translate(element('en'), 'w', { he: {}, en: { a: '{toString}' } }, 'a')).toBe('{toString}');
  });
});
