import { shownPopups } from '@iyim/runtime/widget';
import { originalPopups } from '../../../originals/original-popups.ts';
import type { PopupGate } from '../model.ts';
import { type PageFacts, pageFacts } from './facts.ts';
import { mayShow, type Timing, type Verdict } from './rules.ts';
import { type PopupRecord, popupRecord } from './stored.ts';

export interface Gate extends PopupGate {
  verdict(how: { readonly asked: boolean }): Verdict;
  /** What is wrong with a rule, found when its code had come. */
  problems(): readonly Error[];
}

export interface GateOptions {
  readonly id: string;
  readonly timing: Timing;
  readonly avoidsOthers: boolean;
}

/** What a gate knows of the world. */
export interface GatePlatform {
  readonly record: PopupRecord;
  readonly page: () => PageFacts;
  /** Whether a popup with another id has shown on this page. */
  readonly otherShown: () => boolean;
}

/** The gate of a page builder's popup: its display rules, and what is stored of it (PO-2, PO-3, PO-6). */
export function builderGate(options: GateOptions): Gate {
  return createGate(options, {
    record: popupRecord(options.id),
    page: pageFacts,
    otherShown: () => originalPopups().hasShown || [...shownPopups()].some((id) => id !== options.id),
  });
}

export function createGate(
  { id, timing, avoidsOthers }: GateOptions,
  { record, page, otherShown }: GatePlatform,
): Gate {
  const problems: Error[] = [];
  let matchesUrl = false;
  const ready = (async () => {
    if (timing.url?.action !== 'regex') return;
    try {
      const { findsPattern } = await import('./url-pattern.ts');
      matchesUrl = findsPattern(timing.url.url, page().referrer);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      problems.push(new Error(`popup ${id}: timing setting "url_url": ${why}`, { cause: error }));
    }
  })();
  /**
   * Every popup counts once a showing: when it is shown or, where its rule says so, when it is hidden (PO-3); one for ever, and
   * one in the period of its rule. The original counts periods at other moments: at the page load whether it shows or not,
   * or when any popup of the page is hidden. Here they are counted with the popup's own.
   */
  const count = (moment: 'show' | 'hide') => {
    const isCounted = (timing.times?.countsOn ?? 'show') === moment;
    if (isCounted && !page().isEdit) record.addTime(timing.times?.period ?? null);
  };

  return {
    ready,
    problems: () => problems,
    verdict({ asked }) {
      const now = page();
      const popup = {
        isDisabled: record.isDisabled(),
        avoidsOthers,
        otherShown: otherShown(),
        // As in the original, the first page and visit are those on which the rule was first asked.
        initialViews: timing.page_views && !now.isEdit ? record.firstView(now.views) : now.views,
        initialSessions: timing.sessions && !now.isEdit ? record.firstSession(now.sessions) : now.sessions,
        times: record.times(timing.times?.period ?? ''),
        matchesUrl,
      };
      return mayShow(timing, { page: now, popup }, { asked });
    },
    shown: () => count('show'),
    hidden: () => count('hide'),
    disable() {
      if (!page().isEdit) record.disable();
    },
  };
}
