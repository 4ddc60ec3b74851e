import { Each, Enhance, Part, pressable, useIsland, useLifetime } from '@iyim/runtime/widget';
import { type ReactNode, useMemo, useState } from 'react';
import { fillSuggestions } from './fill-suggestions.ts';

export interface InlineSuggestionsProps {
  /** Known suggestions, or a function that loads them. Must not change while the component is mounted. */
  readonly names: readonly string[] | ((signal: AbortSignal) => Promise<readonly string[]>);
  /** Template of a suggestion. */
  readonly template: string;
  /** Maximum number of words of a suggestion's text; 0 for all. */
  readonly longest?: number;
  /** Title of the list. @default no title; the list has an accessible name */
  readonly title?: string;
  /** The server's container for the list. */
  readonly at: HTMLElement | null;
  /** Element after which the list is added if the server rendered no container. @default the surrounding part */
  readonly anchor?: HTMLElement;
  /** Class of an added container. */
  readonly className: string;
  /** Accessible name of the list; the server's container may have a visible title. */
  readonly label: string;
  readonly onChoose: (name: string) => void;
  /** Called when one of the buttons gets the focus, so that the open list is closed and does not cover the button. */
  readonly onFocus: () => void;
}

/** Renders suggestions under a search form (SG-1, LS-14). A click on one of its buttons searches for the button's text. */
export function InlineSuggestions({ names: given, at, ...props }: InlineSuggestionsProps): ReactNode {
  const { report } = useIsland();
  const { template, longest = 0, title = '' } = props;
  const [names, setNames] = useState(() => (typeof given === 'function' ? [] : given));
  const items = useMemo(() => fillSuggestions(names, template, { longest }), [names, template, longest]);

  useLifetime((signal) => {
    if (typeof given !== 'function') return;
    given(signal).then(
      (answer) => signal.aborted || setNames(answer),
      (error: unknown) => signal.aborted || report(error, 'requesting the suggestions under the form'),
    );
  }, []);

  return (
    <>
      {/* Hides the server's container, including its title, while there are no suggestions. */}
      <Enhance of={at} styles={{ display: items.length === 0 ? 'none !important' : undefined }} />
      <Part
        of={null}
        at={at ?? props.anchor}
        place={at ? 'last' : 'after'}
        role="group"
        aria-label={props.label}
        hidden={items.length === 0}
        onFocusIn={props.onFocus}
        classes={{ [props.className]: !at, 'iyim-screen-only': true, 'iyim-search-inline': title === '' }}
        nodes={title === '' ? items : undefined}
      >
        {title !== '' && (
          <>
            <Part of={null} text={title} classes={{ [`${props.className}-title`]: true }} />
            <Part of={null} classes={{ 'iyim-search-inline': true }} nodes={items} />
          </>
        )}
      </Part>
      <Each of={items}>
        {(element, index) => (
          <Enhance of={element} {...pressable(element, () => props.onChoose(names[index] ?? ''))} />
        )}
      </Each>
    </>
  );
}
