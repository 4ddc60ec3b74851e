import { type ReactNode, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../host-page/adopt-styles.ts';
import { fail } from '../islands/activate.ts';
import { pageRecord } from '../islands/registry.ts';
import type { AnyDefinition, IslandRecord } from '../islands/types.ts';
import { guard } from '../site/attempt.ts';
import { Boundary } from './boundary.tsx';
import { createIsland } from './island.ts';
import { IslandContext } from './island-context.ts';
import { neverListens } from './late-listeners.ts';

export interface PageIslandProps {
  /** Its name in messages, its texts and its styles. */
  readonly of: Pick<AnyDefinition, 'name' | 'messages' | 'styles'>;
  /** Gives the language and the direction; errors are reported for it. Nothing is done to it. */
  readonly host: HTMLElement;
  /** Called when something in it has thrown, which is reported already: it is not drawn any more. */
  readonly onFail: () => void;
  readonly children: ReactNode;
}

/**
 * Provides the hooks, texts and error funnel of an island to a view without a host, such as the lightbox. It is drawn in a root
 * of its own (`drawOnPage`) or in an application's tree.
 */
export function PageIsland({ of, host, onFail, children }: PageIslandProps): ReactNode {
  const failed = useRef(onFail);
  const isDrawn = useRef(false);
  const [{ record, island, life }] = useState(() => begin(of, host, () => failed.current()));
  useInsertionEffect(() => {
    failed.current = onFail;
  });
  useLayoutEffect(() => {
    adoptStyles(host.ownerDocument, of.styles);
    isDrawn.current = true;
    return () => {
      isDrawn.current = false;
      queueMicrotask(() => {
        if (isDrawn.current) return; // strict mode draws it again at once
        // A failure that comes later ends nothing any more.
        record.state = 'ended';
        record.unmount = undefined;
        life.abort();
      });
    };
  }, [host, of, record, life]);
  return (
    <Boundary onError={(error) => fail(record, error, 'rendering')}>
      <IslandContext value={island}>{children}</IslandContext>
    </Boundary>
  );
}

function begin(of: PageIslandProps['of'], host: HTMLElement, onFail: () => void) {
  const page = pageRecord();
  const life = new AbortController();
  // In no list of the page: nothing but its own view ends it.
  const record: IslandRecord = {
    host,
    name: of.name,
    id: `iyim-${page.nextId++}`,
    state: 'mounted',
    entered: false,
    widget: undefined,
    unmount: onFail,
    settled: [],
  };
  return { record, life, island: createIsland(record, of, life.signal) };
}

/** Draws a view of the page as a whole, at once, until `signal` aborts. It places itself by `<Slot>`. */
export function drawOnPage(view: ReactNode, signal: AbortSignal): void {
  const container = document.createElement('div');
  neverListens(container); // it is in no page
  const root = createRoot(container, { onCaughtError: () => {} }); // the boundary reports
  signal.addEventListener('abort', () =>
    guard(() => root.unmount(), 'page', 'unmounting', document.documentElement),
  );
  flushSync(() => root.render(view));
}
