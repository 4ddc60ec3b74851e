import { describe, expect, it } from 'vitest';
import { expectUnharmed, json, names } from '../../../runtime/src/testing/hostile.ts';
import { readOthers, readSubscribeForm } from './read.ts';

const read = (html: string) => {
  document.body.innerHTML = html;
  const host = document.querySelector<HTMLElement>('[data-widget]');
  if (!host) throw new Error('no host');
  return readSubscribeForm(host);
};

const original = (attributes = '', more = '') => `
<div class="elementor-element" data-id="4d7f0b9"><div class="jet-subscribe-form" data-widget="subscribe"><form method="POST" action="#" class="jet-subscribe-form__form">
<div class="jet-subscribe-form__fields"><input class="jet-subscribe-form__input jet-subscribe-form__mail-field" type="email" name="email" value="dana@example.com" ${attributes}>
<input class="jet-subscribe-form__input" name="fname" value="Dana">${more}</div>
<a class="jet-subscribe-form__submit" href="#"><span>Subscribe</span></a>
<div class="jet-subscribe-form__message"><div class="jet-subscribe-form__message-inner"><span></span></div></div></form></div></div>`;

describe('the subscribe form', () => {
  it('SB-1 the reader of a subscribe form finds the field, the link and the message element in the original’s markup', () => {
    const found = read(original());
    expect(found.email.name).toBe('email');
    expect(found.submit.tagName).toBe('A');
    expect(found.place?.className).toBe('jet-subscribe-form__message');
    expect(found.elementId).toBe('4d7f0b9');
  });

  it('SB-1 the reader of a subscribe form accepts a plain form with an e-mail field and a button', () => {
    const found = read(
      '<form data-widget="subscribe"><input type="email" name="mail"><button>Send</button></form>',
    );
    expect(found.form).toBe(found.email.form);
    expect(found.place).toBeNull();
    expect(found.elementId).toBe('');
  });

  it.each([
    '<button>Send</button>',
    '<button type="submit">Send</button>',
    '<input type="submit" value="Send">',
    '<input type="image" alt="Send">',
    '</form><button form="news">Send</button>',
  ])('SB-1 the reader of a subscribe form finds the submit button %s', (button) => {
    const { submit } = read(
      `<div data-widget="subscribe"><form id="news"><button type="button">Clear</button><input type="email" name="mail">${button}</form></div>`,
    );
    expect(button).toContain(submit.outerHTML);
  });

  it.each([
    ['a form', '<div data-widget="subscribe"></div>'],
    ['an e-mail field', '<form data-widget="subscribe"><button>Send</button></form>'],
    ['a button', '<form data-widget="subscribe"><input type="email" name="email"></form>'],
  ])('RT-3 reading a subscribe form without %s throws an error', (missing, html) => {
    expect(() => read(html)).toThrow(missing);
  });

  it.each([
    ['{"source":"home"}', { source: 'home' }],
    ['[]', []],
    ['not json', 'not json'],
    ['', ''],
  ])('SB-1 a subscribe form’s instance data %j is parsed like in jQuery', (text, expected) => {
    const found = read(original());
    found.email.dataset.instanceData = text;
    expect(readSubscribeForm(found.form.parentElement as HTMLElement).instanceData).toEqual(expected);
  });

  it('SB-1 the instance data of a subscribe form is undefined if the e-mail field has no instance data', () => {
    expect(read(original()).instanceData).toBeUndefined();
  });

  it('SB-1 a subscription’s additional fields exclude the address, buttons, files, and disabled or unchecked fields', () => {
    const found = read(
      original(
        '',
        `<input name="list" value="a"><input name="list" value="b"><input type="checkbox" name="no" value="1">
        <input type="checkbox" name="yes" value="1" checked><input type="file" name="file"><input name="off" value="x" disabled>
        <button name="pressed" value="1"></button>`,
      ),
    );
    expect([...readOthers(found)]).toEqual([
      ['fname', 'Dana'],
      ['list', 'b'],
      ['yes', '1'],
    ]);
  });

  it('SB-1 a subscription’s additional fields exclude the e-mail field whatever its name, and any field named email', () => {
    const found = read(
      '<form data-widget="subscribe"><input type="email" name="mail" value="a@b.co"><input name="email" value="x"><button></button></form>',
    );
    expect([...readOthers(found).keys()]).toEqual([]);
  });

  it.each(names)('SEC-3 a subscribe field named %j has no side effects', (name) => {
    const found = read(original());
    const field = found.form.querySelector<HTMLInputElement>('[name="fname"]');
    if (field) field.name = name;
    expect(readOthers(found).size).toBeLessThanOrEqual(1);
    expectUnharmed();
  });

  it.each(json)('SEC-3 instance data of %j has no side effects', (text) => {
    const found = read(original());
    found.email.dataset.instanceData = text;
    expect(() => readSubscribeForm(found.form)).not.toThrow();
    expectUnharmed();
  });
});
