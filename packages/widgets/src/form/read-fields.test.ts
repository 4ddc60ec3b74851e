import { describe, expect, it } from 'vitest';
import { readForm } from './read.ts';
import { fieldIdOf, fieldsOf, labelOf, toBytes } from './read-fields.ts';

const show = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};
const form = (fields: string) => readForm(show(`<form class="elementor-form">${fields}</form>`)).form;

describe('finding the form', () => {
  it.each([
    [
      'the page builder’s element around a form',
      '<div class="elementor-widget-form"><form class="elementor-form"></form></div>',
    ],
    ['the form itself', '<form></form>'],
    ['any element around a form', '<section><form></form></section>'],
  ])('FM-1 readForm accepts %s as the host', (_, html) => {
    expect(readForm(show(html)).form).toBe(document.querySelector('form'));
  });

  it('RT-3 readForm throws if the host contains no form', () => {
    expect(() => readForm(show('<div></div>'))).toThrow(/expected a form/);
  });
});

describe('field ids', () => {
  it.each([
    ['<input name="form_fields[email]" id="form-field-email">', 'email'],
    ['<input type="checkbox" name="form_fields[topics][]" id="form-field-topics-0">', 'topics'],
    ['<select name="form_fields[a b]"></select>', 'a b'],
    ['<textarea name="form_fields[__proto__]"></textarea>', '__proto__'],
    ['<div class="elementor-g-recaptcha" id="form-field-captcha"></div>', 'captcha'],
    ['<input name="mail">', 'mail'],
    ['<input name="tags[]">', 'tags'],
    ['<input name="x" id="form-field-y">', 'y'],
    ['<input type="hidden" name="form_fields[secret]" id="form-field-secret">', null],
    ['<input type="submit" name="go">', null],
    ['<button name="go">Go</button>', null],
    ['<input>', null],
    ['<p>text</p>', null],
  ])('FM-4 fieldIdOf returns the field id of %s as %j', (html, id) => {
    expect(fieldIdOf(show(html))).toBe(id);
  });

  it('FM-4 fieldsOf returns the options of a group as one field, and fields in document order', () => {
    const fields = fieldsOf(
      form(`<div class="elementor-field-group" id="g1"><div id="form-field-captcha"></div></div>
        <div class="elementor-field-group" id="g2"><span><input type="radio" name="form_fields[size]" id="form-field-size-0"></span><span><input type="radio" name="form_fields[size]" id="form-field-size-1"></span></div>
        <p id="g3"><label>Mail <input name="mail"></label></p>`),
    );
    expect([...fields].map(([id, { controls, group }]) => [id, controls.length, group.id])).toEqual([
      ['captcha', 1, 'g1'],
      ['size', 2, 'g2'],
      ['mail', 1, 'g3'],
    ]);
  });
});

describe('the size limit of files', () => {
  it.each([
    ['5', 5 * 1024 * 1024],
    ['0.5', 512 * 1024],
    [' 2 ', 2 * 1024 * 1024],
    ['', Number.POSITIVE_INFINITY],
    ['0', Number.POSITIVE_INFINITY],
    ['-1', Number.POSITIVE_INFINITY],
    ['NaN', Number.POSITIVE_INFINITY],
    ['1e309', Number.POSITIVE_INFINITY],
    ['5MB', Number.POSITIVE_INFINITY],
    ['Infinity', Number.POSITIVE_INFINITY],
  ])('FM-8 toBytes reads the limit data-maxsize=%j as %d bytes', (attribute, bytes) => {
    expect(toBytes(attribute)).toBe(bytes);
  });
});

describe('the label of a field', () => {
  it.each([
    ['<p><label for="a">Mail *</label><input id="a" name="mail"></p>', 'Mail'],
    ['<p><label>Kind: <select name="kind"><option>A</option></select></label></p>', 'Kind'],
    ['<p><input name="q" aria-label="Search"></p>', 'Search'],
    ['<p><input name="form_fields[day]"></p>', 'day'],
    [
      '<div class="elementor-field-group"><span class="elementor-field-label">Size</span><label><input type="radio" name="form_fields[size]">S</label><label><input type="radio" name="form_fields[size]">L</label></div>',
      'Size',
    ],
    [
      '<fieldset><legend>Size</legend><label><input type="radio" name="size">S</label><label><input type="radio" name="size">L</label></fieldset>',
      'Size',
    ],
  ])('FM-4 labelOf returns the label of the field %s as %j', (html, name) => {
    const [field] = fieldsOf(form(html)).values();
    expect(field && labelOf(field)).toBe(name);
  });
});
