import { useIsland } from '@iyim/runtime/widget';
import { type ReactNode, useState } from 'react';
import { HostRow } from './HostRow.tsx';
import { keyOf } from './key-of.ts';
import { LongList } from './LongList.tsx';
import type { PagePointer } from './page-pointer.ts';
import type { InspectedHost } from './report.ts';

/** Minimum number of hosts for which the list has a filter field. */
const MANY = 12;

interface HostListProps {
  readonly hosts: readonly InspectedHost[];
  readonly page: PagePointer;
}

/** Lists the hosts, in a long list with a field that filters them by widget, element, state and reason. */
export function HostList({ hosts, page }: HostListProps): ReactNode {
  const { text, handler } = useIsland();
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = ({ widget, label, state, reason }: InspectedHost) =>
    [widget, label, state, text(`state-${state}`), reason && text(reason.key, reason.values)]
      .join(' ')
      .toLowerCase();
  const found =
    words.length === 0
      ? hosts
      : hosts.filter((host) => {
          const all = textOf(host);
          return words.every((word) => all.includes(word));
        });
  if (hosts.length === 0) return <p>{text('noHostsHere')}</p>;
  return (
    <>
      {(hosts.length >= MANY || query !== '') && (
        <div className="filter">
          <label htmlFor="filter">{text('filter')}</label>
          <input
            id="filter"
            type="search"
            autoComplete="off"
            value={query}
            onInput={handler(({ currentTarget }: { currentTarget: HTMLInputElement }) =>
              setQuery(currentTarget.value),
            )}
            onKeyDown={handler((event: { key: string; stopPropagation(): void }) => {
              if (event.key !== 'Escape' || query === '') return;
              event.stopPropagation(); // the first Escape empties the field, the second closes the panel
              setQuery('');
            })}
          />
          <span role="status">
            {words.length > 0 && text('found', { found: found.length, all: hosts.length })}
          </span>
        </div>
      )}
      <LongList items={found} className="rows">
        {(host) => <HostRow key={`${keyOf(host.element)} ${host.widget}`} host={host} page={page} />}
      </LongList>
    </>
  );
}
