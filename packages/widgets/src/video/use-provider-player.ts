import { useIsland } from '@iyim/runtime/widget';
import { useEffect } from 'react';
import type { PlayerWishes } from './provider-player.ts';

/**
 * Controls a provider's frame by the provider's script, which is loaded for it (§7), where its address alone can not do what is
 * wanted. Where the script can not be had the frame stays as it is, and that is reported. Null controls nothing.
 */
export function useProviderPlayer(frame: HTMLIFrameElement | null, wishes: PlayerWishes | null): void {
  const { report } = useIsland();
  useEffect(() => {
    if (!frame || !wishes) return;
    const ended = new AbortController();
    const { signal } = ended;
    const control = async () => {
      const { controlPlayer } = await import('./provider-player.ts');
      const letGo = signal.aborted ? null : await controlPlayer(frame, wishes, signal);
      // Providers' scripts remove the frame themselves: only after it has left the page.
      const end = () => queueMicrotask(() => frame.isConnected || letGo?.());
      if (signal.aborted) end();
      else signal.addEventListener('abort', end);
    };
    control().catch((error) => signal.aborted || report(error, `loading the player of ${wishes.provider}`));
    return () => ended.abort();
  }, [frame, wishes, report]);
}
