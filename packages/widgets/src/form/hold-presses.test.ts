import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdPresses } from './hold-presses.ts';

let form: HTMLFormElement;
let submits: number;
let end: AbortController;

beforeEach(() => {
  document.body.innerHTML =
    '<form><input name="name"><button type="button">More</button><button>Send</button></form>';
  form = document.forms[0] as HTMLFormElement;
  submits = 0;
  end = new AbortController();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submits += 1;
  });
});

afterEach(() => {
  end.abort();
  document.body.replaceChildren();
});

const press = () => form.querySelector<HTMLElement>('button:not([type])')?.click();

describe('presses before the steps are there', () => {
  it('RT-4 are kept, and made once when they are', async () => {
    const ready = Promise.resolve();
    holdPresses(form, ready, end.signal);
    press();
    press();
    expect(submits).toBe(0);
    await ready;
    await Promise.resolve();
    expect(submits).toBe(1);
    press();
    expect(submits).toBe(2);
  });

  it('RT-4 of other buttons are theirs', () => {
    let more = 0;
    form.querySelector('[type="button"]')?.addEventListener('click', () => {
      more += 1;
    });
    holdPresses(form, Promise.resolve(), end.signal);
    form.querySelector<HTMLElement>('[type="button"]')?.click();
    expect(more).toBe(1);
  });

  it('RT-4 are given up with the island, and the next is the server’s', async () => {
    const ready = Promise.resolve();
    holdPresses(form, ready, end.signal);
    press();
    end.abort();
    await ready;
    await Promise.resolve();
    expect(submits).toBe(0);
    press();
    expect(submits).toBe(1);
  });
});
