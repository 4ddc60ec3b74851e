import { type Icon, ServerHtml, useHeightMotion, useIsland } from '@iyim/runtime/widget';
import { type ReactNode, useMemo, useState } from 'react';
import { harmlessHtml } from '../../shared/detached/harmless-html.ts';
import { type Entry, holds } from './outline.ts';
import { ACTIVE, ITEM, LIST, linkClass, ROW } from './read.ts';
import type { Target } from './use-targets.ts';

interface EntriesProps {
  readonly entries: readonly Entry<Target>[];
  readonly as: 'ol' | 'ul';
  readonly icon: Icon | null;
  /** Whether nested entries are shown only in the branch that contains the current entry or the focus. */
  readonly collapses: boolean;
  readonly current: Target | null;
  readonly onChoose: (chosen: Target) => unknown;
  readonly level?: number;
}

/** Renders the entries of a list, each with the list of its nested entries. */
export function Entries({ entries, level = 0, ...shared }: EntriesProps): ReactNode {
  const { handler } = useIsland();
  const [focused, setFocused] = useState<Target | null>(null);
  const { as, icon, collapses, current, onChoose } = shared;
  return entries.map((entry) => {
    const { heading } = entry;
    const isCurrent = heading.id === current?.id;
    return (
      <li
        key={heading.id}
        className={ITEM}
        onFocus={handler(() => setFocused(heading))}
        onBlur={handler(() => setFocused(null))}
      >
        <div className={ROW}>
          {icon && <Marker icon={icon} />}
          <a
            href={`#${encodeURIComponent(heading.id)}`}
            className={`${linkClass(level)}${isCurrent ? ` ${ACTIVE}` : ''}`}
            aria-current={isCurrent ? 'location' : undefined}
            onClick={handler(() => onChoose(heading))}
          >
            {heading.text}
          </a>
        </div>
        {entry.entries.length > 0 && (
          <SubList as={as} isOpen={!collapses || holds(entry, current) || focused?.id === heading.id}>
            <Entries {...shared} entries={entry.entries} level={level + 1} />
          </SubList>
        )}
      </li>
    );
  });
}

interface SubListProps {
  readonly as: 'ol' | 'ul';
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

function SubList({ as: Tag, isOpen, children }: SubListProps): ReactNode {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isMoving = useHeightMotion(box, isOpen);
  return (
    <Tag ref={setBox} className={`iyim-toc-list ${LIST}`} hidden={!isOpen && !isMoving}>
      {children}
    </Tag>
  );
}

function Marker({ icon }: { readonly icon: Icon }): ReactNode {
  const nodes = useMemo(() => ('html' in icon ? harmlessHtml(icon.html) : null), [icon]);
  if (nodes) return <ServerHtml as="span" aria-hidden nodes={nodes} />;
  if ('url' in icon) return <img src={icon.url} alt="" />;
  return <i className={'classes' in icon ? icon.classes : ''} aria-hidden />;
}
