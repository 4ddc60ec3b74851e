import { expect, it } from 'vitest';
import { addScript, addScriptUrl, addStyleUrl, runScriptAgain } from './assets.ts';

/** A port that browsers refuse: requests to it fail immediately on any machine. */
const DEAD = 'http://localhost:1/none';
const tags = () => document.head.querySelectorAll('[id^="dead-"]');

function scriptTag(): HTMLScriptElement {
  const tag = document.createElement('script');
  tag.id = 'dead-tag';
  tag.src = `${DEAD}.js`;
  return tag;
}

it.each<[string, () => Promise<void>]>([
  ['a script', () => addScript(scriptTag())],
  ['a script by its URL', () => addScriptUrl(`${DEAD}.js`, 'dead-script')],
  ['a style sheet by its URL', () => addStyleUrl(`${DEAD}.css`, 'dead-style')],
])(
  'RT-17 %s that could not be loaded leaves no tag, and is requested again by the next caller',
  async (_, add) => {
    for (const _time of ['first', 'second']) {
      await expect(add()).rejects.toThrow('could not be loaded');
      expect(tags()).toHaveLength(0);
    }
  },
);

it('RT-17 a page script that fails again can be retried', async () => {
  const tag = scriptTag();
  document.head.append(tag);
  for (const _time of ['first', 'second']) {
    await expect(runScriptAgain(tag)).rejects.toThrow('could not be loaded');
    expect([...tags()]).toEqual([tag]);
  }
});
