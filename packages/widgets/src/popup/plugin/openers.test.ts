import { describe, expect, it } from 'vitest';
import { expectUnharmed, json, markup, names } from '../../../../runtime/src/testing/hostile.ts';
import { readOpener } from './openers.ts';

const element = (attributes: Readonly<Record<string, string>>): Element => {
  const made = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

describe('openers of a popup', () => {
  it('PO-1 reads an opener that names the popup, with or without the id’s prefix', () => {
    const named = { 'data-popup-instance': 'jet-popup-77', 'data-popup-trigger-type': 'hover' };
    expect(readOpener(element(named))).toEqual({ id: '77', on: 'hover', inside: '', isListing: false });
  });

  it('PO-1 reads a page builder’s widget as an opener', () => {
    const settings = {
      'attached-popup': 77,
      'trigger-type': 'click-selector',
      'trigger-custom-selector': ' .more ',
      'is-jet-engine': 'yes',
    };
    expect(readOpener(element({ 'data-jet-popup': JSON.stringify(settings) }))).toEqual({
      id: '77',
      on: 'click',
      inside: '.more',
      isListing: true,
    });
  });

  it.each([
    ['no id', { 'data-popup-instance': '', 'data-popup-trigger-type': 'click' }],
    ['an unknown trigger type', { 'data-popup-instance': '77', 'data-popup-trigger-type': 'wink' }],
    ['no trigger type', { 'data-popup-instance': '77', 'data-popup-trigger-type': 'none' }],
    ['no selector', { 'data-popup-instance': '77', 'data-popup-trigger-type': 'click-selector' }],
  ])('PO-1 an element with %s opens nothing', (_, attributes) => {
    expect(readOpener(element(attributes))).toBeNull();
  });

  it.each([...json, ...markup])('SEC-3 the settings %j open nothing and do no harm', (text) => {
    expect(readOpener(element({ 'data-jet-popup': text }))).toBeNull();
    expectUnharmed();
  });

  it.each(names)('SEC-3 the trigger type %j opens nothing', (word) => {
    expect(readOpener(element({ 'data-popup-instance': '77', 'data-popup-trigger-type': word }))).toBeNull();
  });
});
