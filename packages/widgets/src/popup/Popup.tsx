import { defineWidget, Enhance, useIsland, useLifetime, type ViewProps } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import type { PopupModel } from './model.ts';
import { PopupDialog } from './PopupDialog.tsx';
import styles from './popup.css?inline';
import type { ModelFor, PopupInput } from './read.ts';
import { readPopup } from './read.ts';
import { settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };
import { useReplacement } from './use-content.ts';
import { useController } from './use-controller.ts';

type RawSettings = Readonly<Record<string, unknown>>;

/** Keeps a popup of the page hidden until it opens, and then shows it in a modal dialog (PO-1 … PO-8). */
export function Popup({ settings, input }: ViewProps<RawSettings, PopupInput>): ReactNode {
  const model = useModel(input, settings);
  return model && <PagePopup model={model} hostId={input.hostId} />;
}

function useModel({ modelFor }: PopupInput, settings: RawSettings): PopupModel | null {
  const { handler } = useIsland();
  const [loaded, setLoaded] = useState<ModelFor | null>(null);
  useLifetime(
    handler(async (signal: AbortSignal) => {
      const found = await modelFor;
      if (!signal.aborted) setLoaded(() => found);
    }),
    [modelFor],
  );
  const make = modelFor instanceof Promise ? loaded : modelFor;
  return useMemo(() => make?.(settings) ?? null, [make, settings]);
}

function PagePopup({ model, hostId }: { model: PopupModel; hostId: string }): ReactNode {
  useSignals();
  const { host } = useIsland();
  const popup = useController(model);
  const [loaded, setLoaded] = useState<readonly ChildNode[] | null>(null);
  const showing = popup.showing.value;
  const { content, frame, loadedInto = content } = model;
  useReplacement(loadedInto, loaded);
  const key = showing?.key;
  // The effect belongs to this component, not to the dialog, because its cleanup must run after the dialog is removed.
  useLayoutEffect(() => (key === undefined ? undefined : () => popup.handleRemoved(key)), [popup, key]);
  // The open dialog takes the host's id, because the theme's rules and the page's scripts refer to it. The host gets another id
  // meanwhile, because ids must be unique.
  const isLent = showing !== null && hostId !== '' && hostId === frame.id;
  return (
    <>
      <Enhance of={host} id={isLent ? `${hostId}-host` : undefined} />
      {showing ? (
        <PopupDialog key={showing.key} model={model} popup={popup} showing={showing} show={setLoaded} />
      ) : (
        <Enhance of={content} styles={{ display: 'none !important' }} />
      )}
    </>
  );
}

export default defineWidget({
  name: 'popup',
  settings,
  read: readPopup,
  View: Popup,
  styles,
  messages: texts,
  movesHost: true,
});
