import { afterEach, describe, expect, it } from 'vitest';
import { inMemory } from '../testing/memory.ts';
import { trackChanges } from './changes.ts';

const TIMES = 200;

afterEach(() => document.body.replaceChildren());

describe('elements that the page replaces while an island goes on', () => {
  it('RT-6 are not kept alive by what was changed in them', async () => {
    const changes = trackChanges((error) => {
      throw error;
    });
    const replace = () => {
      document.body.innerHTML = '<p>server</p>';
      const server = document.querySelector('p') as HTMLElement;
      changes.attribute(server, 'aria-busy', 'true');
      changes.toggleClass(server, 'on', true);
      changes.text(server, 'ours');
      changes.slot(server, 'after').textContent = 'ours';
    };
    replace();
    const before = await inMemory();
    for (let time = 0; time < TIMES; time++) replace();
    expect((await inMemory()).nodes - before.nodes).toBeLessThan(TIMES);
    changes.undo();
    expect(document.body.innerHTML).toBe('<p>server</p>');
  });
});
