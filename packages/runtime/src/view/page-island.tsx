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
import { preventListeners } from './late-listeners.ts';

export interface PageIslandProps {
  /** Name of the view in error messages, its texts and its styles. */
  readonly of: Pick<AnyDefinition, 'name' | 'messages' | 'styles'>;
  /** Element that determines the language and the direction, and that error reports name. It is not changed. */
  readonly host: HTMLElement;
  /** Called when the view has failed, after the error has been reported. The view is no longer rendered. */
  readonly onFail: () => void;
  readonly children: ReactNode;
}

/**
 * Provides an island's hooks, texts and error reporting to a view outside islands, such as the lightbox. The view is rendered by
 * `drawOnPage` or in an application's React tree.
 */
export function PageIsland({ of, host, onFail, children }: PageIslandProps): ReactNode {
  const failed = useRef(onFail);
  const isMounted = useRef(false);
  const [{ record, island, life }] = useState(() => begin(of, host, () => failed.current()));
  useInsertionEffect(() => {
    failed.current = onFail;
  });
  useLayoutEffect(() => {
    // A view without styles, such as the inspector, is in a shadow tree, and needs none of the document's.
    if (of.styles) adoptStyles(host.ownerDocument, of.styles);
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      queueMicrotask(() => {
        if (isMounted.current) return; // strict mode has mounted the component again
        // A later failure must not call `onFail`.
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
  // This record is not registered with the page, because only its view ends it.
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

/** Renders a page-wide view synchronously, and unmounts it when `signal` aborts. The view places itself with `<Slot>`. */
export function drawOnPage(view: ReactNode, signal: AbortSignal): void {
  const container = document.createElement('div');
  preventListeners(container); // no event reaches the container, which is never in the page
  const root = createRoot(container, { onCaughtError: () => {} }); // reported by the boundary
  signal.addEventListener('abort', () =>
    guard(() => root.unmount(), 'page', 'unmounting', document.documentElement),
  );
  flushSync(() => root.render(view));
}
