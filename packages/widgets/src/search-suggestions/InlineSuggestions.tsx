import { Enhance, Part, pressable, site, useIsland, useLifetime } from '@iyim/runtime/widget';
import { type ReactNode, useMemo, useState } from 'react';
import { fillItems } from './items.ts';
import { partClass, type SuggestionsForm } from './read.ts';
import type { SuggestionsList } from './settings.ts';
import { getSuggestions } from './suggestions-request.ts';

interface InlineSuggestionsProps {
  /** The same for the component's whole life. */
  readonly list: SuggestionsList;
  readonly input: SuggestionsForm;
  readonly onChoose: (name: string) => void;
}

/** The list under the form (SG-1): buttons that search for what they say. Ours stands after what is around it. */
export function InlineSuggestions({ list, input, onChoose }: InlineSuggestionsProps): ReactNode {
  const { report, text } = useIsland();
  const { parts, templates } = input;
  const [names, setNames] = useState(() => ('names' in list ? list.names : []));
  const items = useMemo(() => fillItems(names, templates.inline), [names, templates]);

  useLifetime((signal) => {
    if ('names' in list) return;
    getSuggestions(site(), { ...list, value: '' }, signal).then(
      (answer) => signal.aborted || setNames(answer),
      (error: unknown) => signal.aborted || report(error, 'asking for the suggestions under the form'),
    );
  }, []);

  return (
    <>
      <Part
        of={null}
        at={parts.inline ?? undefined}
        place={parts.inline ? 'last' : 'after'}
        role="group"
        aria-label={text('suggestions')}
        hidden={items.length === 0}
        classes={{ [partClass('inline-area')]: !parts.inline, 'iyim-search-suggestions-inline': true }}
        nodes={items}
      />
      {items.map((element, index) => (
        <Enhance
          // biome-ignore lint/suspicious/noArrayIndexKey: names have an order and nothing else
          key={index}
          of={element}
          {...pressable(element, () => onChoose(names[index] ?? ''))}
        />
      ))}
    </>
  );
}
