import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dispatchLegacy } from '../../runtime/src/host-page/legacy-events.ts';
import { endBehaviours } from '../../runtime/src/site/behaviour.ts';
import { names } from '../../runtime/src/testing/hostile.ts';
import { fillRefererInputs } from './referer-inputs.ts';

const page = `
<div class="elementor-element elementor-widget-woocommerce-cart" data-id="ab12">
  <form><input type="hidden" name="_wp_http_referer" value="/cart/"></form>
</div>
<div class="elementor-element elementor-widget-woocommerce-my-account" data-id="cd34">
  <form><input type="hidden" name="_wp_http_referer"></form>
</div>
<form id="other"><input type="hidden" name="_wp_http_referer" value="/elsewhere/"></form>`;

const values = () =>
  [...document.querySelectorAll('[name="_wp_http_referer"]')].map((input) => input.getAttribute('value'));
const address = (widget: string, query = '') =>
  `${location.origin}/cart/${query ? `${query}&` : '?'}elementorPageId=10&elementorWidgetId=${widget}`;

beforeEach(() => {
  history.replaceState(null, '', '/cart/');
  document.body.innerHTML = page;
  vi.stubGlobal('elementorFrontendConfig', { post: { id: 10 } });
});

describe("referer inputs of the shop's forms", () => {
  it('FM-1 the ids of the page and the widget are written only into referer inputs of shop widgets', () => {
    fillRefererInputs(document);
    expect(values()).toEqual([address('ab12'), address('cd34'), '/elsewhere/']);
  });

  it('FM-1 a referer input keeps the query parameters of the page’s address and replaces old ids', () => {
    history.replaceState(null, '', '/cart/?lang=he&elementorPageId=3');
    fillRefererInputs(document);
    expect(values()[0]).toBe(`${location.origin}/cart/?lang=he&elementorPageId=10&elementorWidgetId=ab12`);
  });

  it('FM-1 referer inputs are filled again after the shop has replaced them', () => {
    fillRefererInputs(document);
    document.body.innerHTML = page;
    document.body.dispatchEvent(new CustomEvent('updated_checkout'));
    expect(values()[0]).toBe(address('ab12'));
  });

  it('FM-1 referer inputs are filled again after the library’s own cart has replaced them', () => {
    fillRefererInputs(document);
    document.body.innerHTML = page;
    dispatchLegacy(document.body, 'updated_wc_div');
    expect(values()[0]).toBe(address('ab12'));
  });

  it('FM-1 referer inputs that were replaced without an event are filled before their form is sent', () => {
    fillRefererInputs(document);
    document.body.innerHTML = page;
    expect(values()[0]).toBe('/cart/');
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(values()[0]).toBe(address('ab12'));
  });

  it.each(names)('SEC-3 the widget id %j stays inside its query parameter', (id) => {
    document.querySelector('.elementor-widget-woocommerce-cart')?.setAttribute('data-id', id);
    fillRefererInputs(document);
    const { origin, pathname, hash, searchParams } = new URL(values()[0] ?? '');
    expect([origin, pathname, hash]).toEqual([location.origin, '/cart/', '']);
    expect([...searchParams.keys()]).toEqual(['elementorPageId', 'elementorWidgetId']);
    expect(searchParams.get('elementorWidgetId')).toBe(id.replace('\ud800', '\ufffd')); // a lone surrogate cannot be encoded in UTF-8
  });

  it('RT-18 referer inputs are restored when the page is stopped', () => {
    fillRefererInputs(document);
    endBehaviours();
    expect(values()).toEqual(['/cart/', null, '/elsewhere/']);
  });
});
