import { describe, expect, it } from 'vitest';
import { expectUnharmed, json, markup, names } from '../../../../runtime/src/testing/hostile.ts';
import { readOpener } from './openers.ts';

const element = (attributes: Readonly<Record<string, string>>): Element => {
  const made = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

describe('openers of a popup', () => {
  it('PO-1 readOpener reads an opener that names the popup with the id’s prefix', () => {
    const named = { 'data-popup-instance': 'jet-popup-77', 'data-popup-trigger-type': 'hover' };
    expect(readOpener(element(named))).toEqual({ id: '77', on: 'hover', inside: '', isListing: false });
  });

  it('PO-1 readOpener reads a page builder’s widget that names the popup by its number', () => {
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
  ])('PO-1 an element with %s does not open a popup', (_, attributes) => {
    expect(readOpener(element(attributes))).toBeNull();
  });

  it.each([...json, ...markup])('SEC-3 an opener with the settings %j is ignored', (text) => {
    expect(readOpener(element({ 'data-jet-popup': text }))).toBeNull();
    expectUnharmed();
  });

  it.each(names)('SEC-3 an opener with the trigger type %j is ignored', (word) => {
    expect(readOpener(element({ 'data-popup-instance': '77', 'data-popup-trigger-type': word }))).toBeNull();
  });
});
