import type { ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { connectForm } from './connect.ts';
import { DrawnList } from './DrawnList.tsx';
import { prepareList } from './prepare-list.ts';
import type { SwatchesInput } from './read.ts';
import { applyQuery } from './select.ts';
import type { SwatchesSettings } from './settings.ts';
import { watchForm } from './watch-form.ts';

type Props = ViewProps<SwatchesSettings, SwatchesInput>;

/** A form that other scripts have changed is read anew, and its controls begin anew with it. */
export function Swatches({ island, settings, input }: Props): ReactNode {
  const [reading, setReading] = useState(() => {
    applyQuery(input.parts.groups, new URLSearchParams(location.search));
    return { parts: input.parts, count: 0 };
  });
  useEffect(() => {
    const readAgain = island.handler(() => {
      const parts = input.read();
      setReading(({ count }) => ({ parts, count: count + 1 }));
    });
    watchForm(input.parts.form, readAgain, island.signal);
  }, [island, input]);
  return <FormControls key={reading.count} island={island} settings={settings} input={reading} />;
}

function FormControls({
  island,
  settings,
  input,
}: ViewProps<SwatchesSettings, Pick<SwatchesInput, 'parts'>>): ReactNode {
  const { parts } = input;
  const [lists] = useState(() => parts.groups.map((group) => prepareList(island, group)));
  useLayoutEffect(() => connectForm({ island, settings, parts, lists }), [island, settings, parts, lists]);
  useEffect(
    () => () => {
      parts.groups.forEach(({ list }, index) => {
        if (!list) lists[index]?.remove();
      });
    },
    [parts, lists],
  );
  return parts.groups.map((group, index) => {
    const slot = lists[index];
    if (group.list || !slot) return null;
    return createPortal(<DrawnList group={group} island={island} />, slot, group.name);
  });
}
