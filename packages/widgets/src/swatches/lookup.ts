import { site } from '@iyim/runtime/widget';
import { fetchVariation, type Variation } from '../../shared/cart/variation.ts';
import type { Choices } from './matching.ts';

interface Answers {
  onAnswer(variation: Variation | null): void;
  onError(error: unknown): void;
}

/** Asks the server for the variation of a complete choice; a new question drops the last one (SW-8). */
export function createLookup(productId: string, signal: AbortSignal, { onAnswer, onError }: Answers) {
  let request: AbortController | undefined;
  const cancel = () => request?.abort();
  signal.addEventListener('abort', cancel);
  return {
    cancel,
    async ask(choices: Choices): Promise<void> {
      cancel();
      const mine = new AbortController();
      request = mine;
      try {
        const attributes = Object.fromEntries(choices);
        const answer = await fetchVariation(site(), { productId, attributes }, mine.signal);
        if (!mine.signal.aborted) onAnswer(answer);
      } catch (error) {
        if (!mine.signal.aborted) onError(error);
      }
    },
  };
}
