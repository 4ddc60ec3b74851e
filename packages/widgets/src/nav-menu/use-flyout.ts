import { useIsland } from '@iyim/runtime/widget';
import { useEffect, useState } from 'react';
import type { FlyoutView } from './Flyout.tsx';

/** What places submenus beside their items, fetched when one may open soon; null until it has come. */
export function useFlyout(isWanted: boolean): FlyoutView | null {
  const { report } = useIsland();
  const [View, setView] = useState<FlyoutView | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    import('./Flyout.tsx').then(
      ({ Flyout }) => isGone || setView(() => Flyout),
      (error) => isGone || report(error, 'loading what places submenus'),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, report]);
  return View;
}
