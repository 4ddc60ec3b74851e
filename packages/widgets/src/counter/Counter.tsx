import { Enhance, useMedia, useSight, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useState } from 'react';
import { countAt } from './count.ts';
import type { CounterSettings } from './definition.ts';

/** With forced colours the number below the count can not be hidden. */
const STILL = '(prefers-reduced-motion: reduce), (forced-colors: active)';

/**
 * A number that counts up once, when it is seen. It is in the text from the beginning, for whoever reads the page otherwise,
 * and keeps its room; the count is drawn over it.
 */
export function Counter({ settings, input }: ViewProps<CounterSettings, HTMLElement>): ReactNode {
  const isStill = useMedia(STILL);
  const [isSeen, setSeen] = useState(false);
  const [part, setPart] = useState(0);
  useSight(part < 1 ? input : null, (is) => is && setSeen(true));
  const { duration } = settings;
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

  const isCounting = part < 1 && !isStill;
  return (
    <Enhance
      of={input}
      text={countAt(settings, 1)}
      classes={{ 'iyim-counter': true, 'iyim-counting': isCounting }}
      data-iyim-count={isCounting ? countAt(settings, part) : undefined}
    />
  );
}
