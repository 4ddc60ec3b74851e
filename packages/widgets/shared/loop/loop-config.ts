import { names, type SiteConfig } from '@iyim/runtime/widget';

/**
 * How filters are sent and written into URLs. `lists` (3.16, 3.17): a list of terms, joined with commas.
 * `joins` (since 3.18): terms and how they join, `+` for all of them and `~` for any.
 */
export type LoopGeneration = 'lists' | 'joins';

export interface LoopConfig {
  /** Sent in the editor only. */
  readonly nonce: string;
  readonly generation: LoopGeneration;
}

export function loopConfig({ global }: SiteConfig): LoopConfig {
  const { builder, builderPro } = names.globals;
  const nonce =
    global('elementorPro').text('config.loopFilter.nonce') ?? global(builderPro).text('nonce') ?? '';
  return { nonce, generation: generationOf(global(builder).text('version')) };
}

/**
 * Told by the page builder's version, which the pages carry; that of its paid half, which decides, is nowhere on a page and
 * goes with it. A page that tells no version gets lists.
 */
function generationOf(version: string | undefined): LoopGeneration {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(version ?? '') ?? [];
  if (major === undefined || minor === undefined) return 'lists';
  return Number(major) > 3 || (Number(major) === 3 && Number(minor) >= 18) ? 'joins' : 'lists';
}
