import { start, stop } from '@iyim/runtime';
import { defineWidget, Enhance, lazyWidget, useIsland, type ViewProps } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { find } from '../../../runtime/src/testing/find.ts';
import { soon } from '../../../runtime/src/testing/soon.ts';
import { createSession, FormContext, type FormSession } from './form-state.ts';
import { type FormPart, parts, type ShownParts, useParts } from './parts.tsx';
import { type FormInput, readForm } from './read.ts';
import { type FormSettings, settings } from './settings.ts';
import { builderForm, button, control, input } from './testing/form-page.ts';
import { useHeldPress } from './use-submit.ts';

const shown: string[] = [];
let some: readonly FormPart[] = [];
let form: { readonly session: FormSession; readonly parts: ShownParts };

/** A form that renders only the parts in `some`. */
function Bare({ settings: given, input: read }: ViewProps<FormSettings, FormInput>) {
  useSignals();
  const island = useIsland();
  const [session] = useState(() => createSession(island, read));
  const all = useParts(read, given, some);
  const hold = useHeldPress(read.form, all);
  useLayoutEffect(() => {
    form = { session, parts: all };
  });
  return (
    <FormContext value={{ session, state: session.state.value, input: read, settings: given }}>
      <Enhance of={read.form} onClickCapture={all.isReady ? undefined : hold} />
      {all.nodes}
    </FormContext>
  );
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

async function show(...requested: readonly FormPart[]): Promise<void> {
  some = requested;
  document.body.innerHTML = builderForm(
    `${input('name')}<button type="button" id="more">More</button><input type="image" alt="Go" src="data:,">`,
  );
  start({ widgets: [widget] });
  await soon(() => expect(find('[data-widget]').dataset.widgetState).toBe('mounted'));
}

beforeEach(() => {
  shown.length = 0;
});

/** Creates a part that loads when `come` is called and fails to load when `lose` is called. */
function part(name: string, holdsSubmit: boolean) {
  const { promise, resolve, reject } = deferred();
  const found: FormPart = {
    name,
    holdsSubmit,
    isNeeded: () => true,
    load: () => promise.then(() => () => <Shown name={name} />),
  };
  return { found, come: resolve, lose: () => reject(new Error('no chunk')) };
}

/** Records that the part was rendered. */
function Shown({ name }: { readonly name: string }) {
  useLayoutEffect(() => {
    shown.push(name);
  }, [name]);
  return null;
}

function deferred() {
  let resolve: () => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<void>((come, fail) => {
    resolve = come;
    reject = fail;
  });
  return { promise, resolve, reject };
}

describe('the parts of a form', () => {
  it('FM-5 a submit does not wait for a part that checks nothing', async () => {
    await show(part('draft', false).found);
    await form.parts.ready();
    expect([form.parts.isReady, shown]).toEqual([true, []]);
  });

  it('FM-9 a submit waits until a part that checks the form is rendered', async () => {
    const [draft, captcha] = [part('draft', false), part('captcha', true)];
    await show(draft.found, captcha.found);
    const waited = form.parts.ready().then(() => [...shown]);
    draft.come();
    await soon(() => expect(shown).toEqual(['draft']));
    expect(form.parts.isReady).toBe(false);
    captcha.come();
    expect(await waited).toEqual(['draft', 'captcha']);
    expect(form.parts.isReady).toBe(true);
  });

  it('FM-9 a form reports parts that fail to load or to read it, and renders the others', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [lost, captcha, draft] = [part('steps', true), part('captcha', true), part('draft', false)];
    const wrong: FormPart = {
      ...part('dates', true).found,
      load: async () => () => {
        throw new Error('expected a step');
      },
    };
    await show(lost.found, wrong, captcha.found, draft.found);
    lost.lose();
    captcha.come();
    draft.come();
    await form.parts.ready();
    await soon(() => expect([...shown].sort()).toEqual(['captcha', 'draft']));
    expect(form.parts.isReady).toBe(true);
    expect(said.mock.calls.map(([text]) => String(text)).sort()).toEqual([
      expect.stringContaining('adding its part "dates": expected a step'),
      expect.stringContaining('adding its part "steps": no chunk'),
    ]);
  });

  it('FM-5 a submit waits for every part except the draft', () => {
    expect(parts.filter(({ holdsSubmit }) => !holdsSubmit).map(({ name }) => name)).toEqual(['draft']);
  });
});

describe('a draft part that loads late', () => {
  const key = () => `iyim-draft:${location.pathname}${location.search}:a1`;
  /** Returns the real draft part, which loads when `come` is called. */
  const lateDraft = () => {
    const { promise, resolve } = deferred();
    const [real] = parts.filter(({ name }) => name === 'draft');
    if (!real) throw new Error('no draft');
    return { come: resolve, found: { ...real, isNeeded: () => true, load: () => promise.then(real.load) } };
  };
  beforeEach(() => {
    const kept = { name: 'form_fields[name]', type: 'text', nth: 0, option: '', given: '', value: 'Dana' };
    sessionStorage.setItem(key(), JSON.stringify({ step: 0, fields: [kept] }));
  });

  it('FM-5 a draft that loads late does not change a form that is being sent', async () => {
    const draft = lateDraft();
    await show(draft.found);
    form.session.update({ phase: 'checking' });
    draft.come();
    await soon(() => expect(form.session.forgetDraft.current).not.toBeNull());
    expect(control('name').value).toBe('');
    form.session.update({ phase: 'idle' });
    await soon(() => expect(control('name').value).toBe('Dana'));
  });

  it('FM-3 a draft that loads late is not restored if the form was sent in the meantime', async () => {
    const draft = lateDraft();
    await show(draft.found);
    form.session.succeed();
    draft.come();
    await soon(() => expect(sessionStorage.getItem(key())).toBeNull());
    expect(control('name').value).toBe('');
  });
});

describe('clicks before the parts are loaded', () => {
  let submits = 0;
  const count = () => {
    submits = 0;
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      submits += 1;
    });
  };

  it('RT-4 clicks on the submit button are held until the form’s parts are loaded, and repeated once', async () => {
    const steps = part('steps', true);
    await show(steps.found);
    count();
    button().click();
    button().click();
    expect(submits).toBe(0);
    steps.come();
    await soon(() => expect(submits).toBe(1));
    button().click();
    expect(submits).toBe(2);
  });

  it('RT-4 clicks on an image button are held until the form’s parts are loaded', async () => {
    const steps = part('steps', true);
    await show(steps.found);
    count();
    find('[type="image"]').click();
    expect(submits).toBe(0);
    steps.come();
    await soon(() => expect(submits).toBe(1));
  });

  it('RT-4 clicks on a form’s other buttons are not held', async () => {
    await show(part('steps', true).found);
    const more = vi.fn();
    find('#more').addEventListener('click', more);
    find('#more').click();
    expect(more).toHaveBeenCalledOnce();
  });

  it('RT-4 a form drops held clicks when its island ends; the next click submits natively', async () => {
    const steps = part('steps', true);
    await show(steps.found);
    count();
    button().click();
    stop();
    steps.come();
    await form.parts.ready();
    expect(submits).toBe(0);
    button().click();
    expect(submits).toBe(1);
  });
});
