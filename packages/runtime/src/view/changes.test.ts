import { beforeEach, describe, expect, it } from 'vitest';
import { restore } from '../islands/restore.ts';
import { trackChanges } from './changes.ts';

const html = '<div><label class="a" title="t">x</label><select style="color: red;"></select></div>';
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = html;
});

function changeEverything() {
  const changes = trackChanges();
  changes.attribute(find('label'), 'title', null);
  changes.attribute(find('label'), 'role', 'none');
  changes.toggleClass(find('label'), 'on', true);
  changes.toggleClass(find('label'), 'a', false);
  changes.text(find('label'), 'y');
  changes.style(find('select'), 'display', 'none');
  changes.style(find('select'), 'color', 'blue');
  changes.slot(find('select'), 'before').textContent = 'ours';
  return changes;
}

describe('changes to the server HTML', () => {
  it('RT-18 are all undone', () => {
    const changes = changeEverything();
    expect(find('select').style.display).toBe('none');
    expect(find('label').className).toBe('on');
    changes.undo();
    expect(document.body.innerHTML).toBe(html);
  });

  it('RT-25 are undone in a clone that carries them', () => {
    changeEverything();
    const clone = find('div').cloneNode(true) as HTMLElement;
    restore(clone);
    expect(clone.outerHTML).toBe(html);
  });

  it('RT-9 an element with elements inside is never given a new text', () => {
    expect(() => trackChanges().text(find('div'), 'z')).toThrow('would remove the elements');
    expect(document.body.innerHTML).toBe(html);
  });

  it('RT-18 a style given back in between is what the server wrote', () => {
    const changes = trackChanges();
    changes.style(find('select'), 'color', 'blue');
    changes.style(find('select'), 'color', null);
    expect(find('select').style.color).toBe('red');
  });
});
