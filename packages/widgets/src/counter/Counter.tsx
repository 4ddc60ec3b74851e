import { decimalMark, useOnceSeen } from '@iyim/runtime/page';
import { languageOf } from '@iyim/runtime/shop';
import { defineWidget, Enhance, useMedia, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { countAt, readCount } from './count.ts';
import styles from './counter.css?inline';
import { printedSettings, readCounter } from './read.ts';
import { type CounterSettings, settings } from './settings.ts';

/** Media query that turns counting off. With forced colours, the number under the count cannot be made transparent. */
const STILL = '(prefers-reduced-motion: reduce), (forced-colors: active)';

/**
 * A number that counts up once, when it becomes visible. The final number stays in the text for screen readers and search, and
 * reserves its space; the count is drawn over it. A text that is not exactly one number is shown unchanged.
 */
export function Counter({ settings, input }: ViewProps<CounterSettings, HTMLElement>): ReactNode {
  const isStill = useMedia(STILL);
  const [part, setPart] = useState(0);
  const { duration, to } = settings;
  const count = useMemo(() => readCount(settings, decimalMark(languageOf(input))), [settings, input]);
  const isSeen = useOnceSeen(count && input);
  useEffect(() => {
    if (!isSeen) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      const next = duration > 0 ? Math.max(0, now - start) / duration : 1;
      setPart(next);
      if (next < 1) frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [isSeen, duration]);

  const isCounting = count !== null && part < 1 && !isStill;
  return (
    <Enhance
      of={input}
      text={count ? countAt(count, 1) : to || undefined}
      classes={{ 'iyim-counter': true, 'iyim-counting': isCounting }}
      data-iyim-count={isCounting ? countAt(count, part) : undefined}
    />
  );
}

export default defineWidget({
  name: 'counter',
  settings,
  pageSettings: printedSettings,
  read: readCounter,
  View: Counter,
  styles,
});
