import { start, stop } from '@iyim/runtime';
import { defineWidget, lazyWidget, type ViewProps } from '@iyim/runtime/widget';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { connectParts } from './connect-parts.ts';
import { createSession, type OwnSession } from './create-session.ts';
import { type ConnectPart, type FormPart, parts } from './parts.ts';
import { type FormInput, readForm } from './read.ts';
import { type FormSettings, settings } from './settings.ts';
import { builderForm, control, input } from './testing/form-page.ts';

const connected: string[] = [];
const sessions: OwnSession[] = [];
let session: OwnSession;

/** A form without its parts. */
function Bare({ island, input: { form } }: ViewProps<FormSettings, FormInput>) {
  useEffect(() => {
    sessions.push(createSession(island, form));
  }, [island, form]);
  return null;
}

const definition = defineWidget({
  name: 'form',
  settings,
  read: readForm,
  View: Bare,
  styles: '',
  messages: { he: {}, en: {} },
});
const widget = lazyWidget('form', { trigger: 'load', load: async () => ({ default: definition }) });

beforeEach(async () => {
  connected.length = 0;
  document.body.innerHTML = builderForm(input('name'));
  sessions.length = 0;
  start({ widgets: [widget] });
  session = await soon(() => {
    const [first] = sessions;
    if (!first) throw new Error('no form yet');
    return first;
  });
});

afterEach(() => {
  stop();
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** A part that comes when it is told to. */
function part(name: string, holdsSubmit: boolean) {
  let come: () => void = () => {};
  const load = () =>
    new Promise<ConnectPart>((resolve) => {
      come = () =>
        resolve(() => {
          connected.push(name);
          return null;
        });
    });
  const found: FormPart = { name, holdsSubmit, isNeeded: () => true, load };
  return { found, come: () => come() };
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const connect = (...some: FormPart[]) => connectParts(session, settings.parse({}), () => {}, some);

describe('the parts of a form', () => {
  it('FM-5 a submit does not wait for one that has nothing to check', async () => {
    await connect(part('draft', false).found);
    expect(connected).toEqual([]);
  });

  it('FM-9 a submit waits for one that has', async () => {
    const [draft, captcha] = [part('draft', false), part('captcha', true)];
    let isReady = false;
    const ready = connect(draft.found, captcha.found).then(() => {
      isReady = true;
    });
    draft.come();
    await frame();
    expect(isReady).toBe(false);
    captcha.come();
    await ready;
    await soon(() => expect(connected).toEqual(['captcha', 'draft']));
  });

  it('FM-5 one that comes late leaves a form alone that is on its way', async () => {
    const draft = part('draft', false);
    await connect(draft.found);
    session.isWaiting.value = true;
    draft.come();
    await frame();
    expect(connected).toEqual([]);
    session.isWaiting.value = false;
    await soon(() => expect(connected).toEqual(['draft']));
  });

  it('FM-5 the draft is the only one that holds no submit', () => {
    expect(parts.filter(({ holdsSubmit }) => !holdsSubmit).map(({ name }) => name)).toEqual(['draft']);
  });

  it.each([
    [false, 'Dana'],
    [true, ''],
  ])(
    'FM-3 a draft that comes late brings nothing back that was sent meanwhile: sent %s, there is %j',
    async (isSent, value) => {
      const key = `iyim-draft:${location.pathname}${location.search}:a1`;
      const kept = { name: 'form_fields[name]', type: 'text', nth: 0, option: '', given: '', value: 'Dana' };
      sessionStorage.setItem(key, JSON.stringify({ step: 0, fields: [kept] }));
      if (isSent) session.succeed();
      await connectParts(session, settings.parse({}), () => connected.push('draft'));
      await soon(() => expect(connected).toEqual(['draft']));
      expect(control('name').value).toBe(value);
      expect(sessionStorage.getItem(key) === null).toBe(isSent);
    },
  );

  it('FM-9 one that does not come is reported, and the others are connected', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [captcha, draft] = [part('captcha', true), part('draft', false)];
    const lost = { ...part('steps', true).found, load: () => Promise.reject(new Error('no chunk')) };
    const ready = connect(lost, captcha.found, draft.found);
    captcha.come();
    draft.come();
    await ready;
    await soon(() => expect(connected).toEqual(['captcha', 'draft']));
    expect(said).toHaveBeenCalled();
  });
});
