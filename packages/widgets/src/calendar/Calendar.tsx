import type { ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { RetryNotice } from '../../shared/ui/RetryNotice.tsx';
import { connectCalendar } from './connect.ts';
import type { Month } from './read.ts';
import type { CalendarSettings } from './settings.ts';
import type { Turn } from './turn-months.ts';

/** Turns the months of the server's calendar in place and makes its days a grid for the keyboard. */
export function Calendar({ island }: ViewProps<CalendarSettings, Month>): ReactNode {
  const [failed, setFailed] = useState<Turn | null>(null);
  const [slot] = useState(() => island.changes.slot(island.host, 'last'));
  const retry = useRef<(turn: Turn) => void>(undefined);

  useEffect(() => {
    retry.current = connectCalendar(island, { slot, onFailure: setFailed });
  }, [island, slot]);

  return createPortal(failed && <RetryNotice retry={() => retry.current?.(failed)} />, slot);
}
