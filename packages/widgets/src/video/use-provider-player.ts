import { useIsland } from '@iyim/runtime/widget';
import { useEffect } from 'react';
import type { PlayerTasks } from './provider-player.ts';

/**
 * Controls a provider's frame by the provider's script (§7), for tasks that the frame's address cannot request. If the script cannot
 * be loaded, the frame does not change and the failure is reported. Does nothing if `frame` or `tasks` is null.
 */
export function useProviderPlayer(frame: HTMLIFrameElement | null, tasks: PlayerTasks | null): void {
  const { report } = useIsland();
  useEffect(() => {
    if (!frame || !tasks) return;
    const ended = new AbortController();
    const { signal } = ended;
    const control = async () => {
      const { controlPlayer } = await import('./provider-player.ts');
      const release = signal.aborted ? null : await controlPlayer(frame, tasks, signal);
      // Releases the frame only after it has left the page, because the provider's script would remove it before React does.
      const end = () => queueMicrotask(() => frame.isConnected || release?.());
      if (signal.aborted) end();
      else signal.addEventListener('abort', end);
    };
    control().catch((error) => signal.aborted || report(error, `loading the player of ${tasks.provider}`));
    return () => ended.abort();
  }, [frame, tasks, report]);
}
