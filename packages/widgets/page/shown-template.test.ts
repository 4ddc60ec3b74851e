import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showTemplate } from './shown-template.ts';

const scrolled = vi.fn();

beforeEach(() => {
  document.body.innerHTML =
    '<div class="elementor elementor-12"></div><div class="elementor elementor-7"></div>';
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    scrolled(this.className, options);
  };
});

describe('a template named by the address', () => {
  it('PG-1 the page scrolls to the template that its address names, and shows it in the middle of the window', () => {
    history.replaceState(null, '', '/?theme_template_id=7');
    showTemplate(document);
    expect(scrolled.mock.calls).toEqual([['elementor elementor-7', { block: 'center' }]]);
  });

  it('PG-1 the page scrolls to a template only once, even if the behaviour is started twice', () => {
    history.replaceState(null, '', '/?theme_template_id=7');
    showTemplate(document);
    showTemplate(document);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it.each([
    '',
    '?theme_template_id=',
    '?theme_template_id=99',
    '?theme_template_id=7,body',
    '?theme_template_id=-1',
  ])('PG-1 the page does not scroll for the address %j', (query) => {
    history.replaceState(null, '', `/${query}`);
    showTemplate(document);
    expect(scrolled).not.toHaveBeenCalled();
  });
});
