import { Each, Enhance, pressable, useIsland, useRovingFocus } from '@iyim/runtime/widget';
import { type ReactNode, useState } from 'react';

export interface FiltersProps {
  readonly filters: readonly HTMLElement[];
  readonly active: HTMLElement | undefined;
  /** Class of the active filter in the original's style sheet. */
  readonly activeClass: string;
  readonly onPress: (filter: HTMLElement) => void;
}

/**
 * Buttons that filter a list, in a toolbar with one tab stop, where arrow keys move between the buttons. The widget's text
 * `filters` names the toolbar if the server's markup does not.
 */
export function Filters({ filters, active, activeClass, onPress }: FiltersProps): ReactNode {
  const { host, text } = useIsland();
  const parent = filters[0]?.parentElement ?? null;
  const bar = parent === host ? null : parent;
  const [stop, setStop] = useState(0);
  const roving = useRovingFocus(
    filters.map((element) => ({ element })),
    { stop, onMove: setStop, axis: 'row' },
  );
  return (
    <>
      <Enhance of={bar} role="toolbar" aria-label={bar?.getAttribute('aria-label') || text('filters')} />
      <Each of={filters}>
        {(filter, index) => {
          const press = pressable(filter, (event) => {
            event.preventDefault();
            setStop(index);
            onPress(filter);
          });
          const { tabIndex, onKeyDown } = roving(index);
          return (
            <Enhance
              of={filter}
              role={press.role}
              tabIndex={tabIndex}
              aria-pressed={filter === active}
              classes={{ 'iyim-filter': true, [activeClass]: filter === active }}
              onClick={press.onClick}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                return event.defaultPrevented ? undefined : press.onKeyDown?.(event);
              }}
            />
          );
        }}
      </Each>
    </>
  );
}
