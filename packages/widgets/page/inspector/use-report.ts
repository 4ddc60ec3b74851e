import { useLifetime, useListener, useStable } from '@iyim/runtime/widget';
import { useRef, useState } from 'react';
import { collectReport } from './collect-report.ts';
import type { Report } from './report.ts';
import { type PageWatch, watchPage } from './watch-page.ts';

/** Delay after a change of the page before the report is collected again, in ms. */
const REST_MS = 300;

/** Returns the report, and collects it again whenever an island changes its state; undefined until it has been collected. */
export function useReport(): Report | undefined {
  const [report, setReport] = useState<Report>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const watch = useRef<PageWatch>(undefined);
  const collect = useStable(async () => {
    if (watch.current) setReport(await collectReport(watch.current));
  });
  const collectSoon = useStable(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(collect, REST_MS);
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
