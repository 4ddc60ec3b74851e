import { useLifetime, useListener, useStable } from '@iyim/runtime/widget';
import { useRef, useState } from 'react';
import { collectReport } from './collect-report.ts';
import type { Report } from './report.ts';
import { type PageWatch, watchPage } from './watch-page.ts';

/** Shortest delay between a change and a new report, in ms, and that delay as a multiple of the time that a report takes. */
const REST_MS = 300;
const REST_TIMES = 5;

/** Returns the report, undefined at first. A change of an island's state, a layout shift or a violation collects it again. */
export function useReport(): Report | undefined {
  const [report, setReport] = useState<Report>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const watch = useRef<PageWatch>(undefined);
  const rest = useRef(REST_MS);
  const collect = useStable(async () => {
    timer.current = undefined;
    if (!watch.current) return;
    const start = performance.now();
    setReport(await collectReport(watch.current));
    rest.current = Math.max(REST_MS, (performance.now() - start) * REST_TIMES);
  });
  // Does not wait for a pause in the changes, because some pages change all the time.
  const collectSoon = useStable(() => {
    timer.current ??= setTimeout(collect, rest.current);
  });
  useLifetime((signal) => {
    watch.current = watchPage(signal, collectSoon);
    const states = new MutationObserver(collectSoon);
    states.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-widget-state'] });
    signal.addEventListener('abort', () => {
      states.disconnect();
      clearTimeout(timer.current);
    });
    void collect();
  }, []);
  useListener(document, 'iyim:error', collectSoon);
  useListener(document, 'iyim:unmounted', collectSoon);
  return report;
}
