import type { Area, AreaPreset, SiteConfig } from '@iyim/runtime/widget';
import { globalReader, type ReadGlobal } from '@iyim/runtime/widget';
import { type LoopNames, loopNames } from './names.ts';

/**
 * How filters are sent and written into URLs. `lists` (3.16, 3.17): a list of terms, joined with commas.
 * `joins` (since 3.18): terms and how they join, `+` for all of them and `~` for any.
 */
export type LoopGeneration = 'lists' | 'joins';

export interface LoopConfig {
  /** The site's REST URL. */
  readonly rest: string;
  /** Sent in the editor only. */
  readonly nonce: string;
  /** Of the page; 0 on archives. */
  readonly postId: number;
  readonly editMode: boolean;
  readonly generation: LoopGeneration;
}

function readConfig(names: LoopNames, read: ReadGlobal, { urls, builder }: SiteConfig): LoopConfig {
  const { globals, globalKeys } = names;
  return {
    rest: urls.rest,
    nonce:
      globalReader(read, globals.editor).text(globalKeys.editorNonce) ??
      globalReader(read, globals.builderPro).text(globalKeys.builderNonce) ??
      '',
    postId: builder.postId,
    editMode: builder.editMode,
    generation: generationOf(globalReader(read, globals.builder).text(globalKeys.version)),
  };
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

export type LoopArea = Area<LoopNames, LoopConfig>;

/** Configured under `names.loop` and `site.loop`. */
export const loopArea: AreaPreset<LoopNames, LoopConfig> = { key: 'loop', names: loopNames, readConfig };
