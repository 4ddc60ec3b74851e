import { describe, expect, it } from 'vitest';
import { fillTemplate, pageTemplate } from './item-template.ts';

const htmlFields = new Set(['price']);

function fill(template: string, fields: Record<string, string>): string {
  const holder = document.createElement('div');
  holder.append(fillTemplate(template, new Map(Object.entries(fields)), htmlFields));
  return holder.innerHTML;
}

describe('a page template', () => {
  it('LS-5 fillTemplate inserts fields as text, also into attributes, and as HTML where the contract allows it', () => {
    expect(
      fill(
        '<a href="{{{data.link}}}" target="{{{data.target}}}"><b>{{{data.title}}}</b>: {{{ data.price }}}!</a>',
        {
          link: 'https://shop.test/?a=1&b=2',
          target: '_blank',
          title: 'כד',
          price: '<i>₪5</i>',
        },
      ),
    ).toBe('<a href="https://shop.test/?a=1&amp;b=2" target="_blank"><b>כד</b>: <i>₪5</i>!</a>');
  });

  it('LS-5 fillTemplate leaves the places of missing fields empty', () => {
    expect(fill('<b>{{{data.title}}}</b>{{{data.price}}}<a href="{{{data.link}}}">x</a>', {})).toBe(
      '<b></b><a>x</a>',
    );
  });

  it.each([
    ['a text field with markup', '<b>{{{data.title}}}</b>', '<b>&lt;img src=x onerror=alert(1)&gt;</b>'],
    ['a field added by a site', '<b>{{{data.custom}}}</b>', '<b>&lt;img src=x onerror=alert(1)&gt;</b>'],
    ['an HTML field used as text', '<b>{{data.price}}</b>', '<b>&lt;img src=x onerror=alert(1)&gt;</b>'],
    [
      'quotes in an attribute',
      '<b title="{{{data.quotes}}}"></b>',
      '<b title="&quot; onclick=&quot;alert(1)"></b>',
    ],
    ['a handler', '<b onclick="go(\'{{{data.title}}}\')"></b>', '<b></b>'],
    ['a URL that runs script', '<a href="{{{data.js}}}"></a>', '<a></a>'],
    ['a picture that runs script', '<img src="{{{data.js}}}">', '<img>'],
    ['a frame', '<iframe srcdoc="{{{data.title}}}"></iframe>', '<iframe></iframe>'],
    ['a style', '<style>{{{data.title}}}</style>', '<style>{{{data.title}}}</style>'],
    ['a token in a value', '<b>{{{data.token}}}</b>', '<b>{{{data.title}}}</b>'],
  ])('SEC-1 fillTemplate safely fills a template with %s', (_what, template, expected) => {
    const evil = '<img src=x onerror=alert(1)>';
    const fields = {
      title: evil,
      custom: evil,
      price: evil,
      quotes: '" onclick="alert(1)',
      js: 'java\nscript:alert(1)',
      token: '{{{data.title}}}',
    };
    expect(fill(template, fields)).toBe(expected);
  });

  it('SEC-1 fillTemplate does not turn a field into an attribute', () => {
    expect(fill('<b {{{data.title}}}>x</b>', { title: 'onclick=alert(1)' })).not.toContain('alert');
  });

  it('SEC-3 fillTemplate reads no inherited properties as fields', () => {
    expect(fill('<b>{{{data.constructor}}}{{{data.__proto__}}}</b>', {})).toBe('<b></b>');
  });

  it('LS-5 pageTemplate reads a template from a script element, and returns null if the template contains logic', () => {
    document.body.innerHTML =
      '<script type="text/html" id="a"> <b>{{{data.title}}}</b> </script><script type="text/html" id="b"><# if (x) { #>x<# } #></script><div id="c">c</div>';
    expect(pageTemplate(document, 'a')).toBe('<b>{{{data.title}}}</b>');
    expect(['b', 'c', 'd'].map((id) => pageTemplate(document, id))).toEqual([null, null, null]);
  });
});
