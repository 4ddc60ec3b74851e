import { expect, it } from 'vitest';
import { addScript, addScriptUrl, addStyleUrl, runScriptAgain } from './assets.ts';

/** A port that browsers refuse: fails at once, whatever runs on this machine. */
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
])('RT-17 %s that could not be loaded leaves no tag, and is asked for again by the next', async (_, add) => {
  for (const _time of ['first', 'second']) {
    await expect(add()).rejects.toThrow('could not be loaded');
    expect(tags()).toHaveLength(0);
  }
});

it('RT-17 a script of the page that fails once more can be tried again', async () => {
  const tag = scriptTag();
  document.head.append(tag);
  for (const _time of ['first', 'second']) {
    await expect(runScriptAgain(tag)).rejects.toThrow('could not be loaded');
    expect([...tags()]).toEqual([tag]);
  }
});
