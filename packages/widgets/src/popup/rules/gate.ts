import { shownPopups } from '@iyim/runtime/page';
import { originalPopups } from '../../../originals/original-popups.ts';
import { type PageFacts, pageFacts } from './facts.ts';
import { mayShow, type Timing, type Verdict } from './rules.ts';
import type { PopupRecord } from './stored.ts';

/** Decides when one popup shows, and counts its showings. */
export interface PopupGate {
  /** Resolves when the code of the rules has loaded, so that `verdict` is reliable. */
  readonly ready: Promise<void>;
  /** Returns errors in rules whose settings were found to be invalid after the code for them had loaded. */
  problems(): readonly Error[];
  /**
   * Returns whether the popup may open now; called before each opening. `isRequested`: true if a link, button, server answer or
   * script opens the popup, false if one of its triggers does.
   */
  verdict(how: { readonly isRequested: boolean }): Verdict;
  countShow(): void;
  countHide(): void;
  /** Stores that the visitor does not want to see the popup again. */
  disable(): void;
}

export interface GateOptions {
  readonly id: string;
  readonly timing: Timing;
  readonly avoidsOthers: boolean;
}

export interface GatePlatform {
  /** The popup's stored record, in the format of its plugin. */
  readonly record: PopupRecord;
  readonly page?: () => PageFacts;
  /** Returns whether a popup with another id has been shown on this page. */
  readonly otherShown?: () => boolean;
}

/** Creates the gate that checks a popup's display rules against the page and the popup's stored record (PO-2, PO-3, PO-6). */
export function createGate(
  { id, timing, avoidsOthers }: GateOptions,
  {
    record,
    page = pageFacts,
    otherShown = () => originalPopups().hasShown || [...shownPopups()].some((shown) => shown !== id),
  }: GatePlatform,
): PopupGate {
  const problems: Error[] = [];
  let matchesUrl = false;
  const loadPattern = async () => {
    if (timing.url?.action !== 'regex') return;
    try {
      const { findsPattern } = await import('./url-pattern.ts');
      matchesUrl = findsPattern(timing.url.url, page().referrer);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push(new Error(`popup ${id}: timing setting "url_url": ${reason}`, { cause: error }));
    }
  };
  /**
   * Counts each showing once, in the total and in the period of the `times` rule: when the popup is shown or, if the rule says so,
   * hidden (PO-3). The original counts periods at other moments: when the page loads, even if the popup does not show, or when any
   * popup of the page is hidden.
   */
  const count = (moment: 'show' | 'hide') => {
    const isCounted = (timing.times?.countsOn ?? 'show') === moment;
    if (isCounted && !page().isEdit) record.addTime(timing.times?.period ?? null);
  };

  return {
    ready: loadPattern(),
    problems: () => problems,
    verdict({ isRequested }) {
      const now = page();
      const popup = {
        isDisabled: record.isDisabled(),
        avoidsOthers,
        otherShown: otherShown(),
        // As in the original, the counts of page views and visits start at the first verdict.
        initialViews: timing.page_views && !now.isEdit ? record.firstView(now.views) : now.views,
        initialSessions: timing.sessions && !now.isEdit ? record.firstSession(now.sessions) : now.sessions,
        times: record.times(timing.times?.period ?? ''),
        matchesUrl,
      };
      return mayShow(timing, { page: now, popup }, { isRequested });
    },
    countShow: () => count('show'),
    countHide: () => count('hide'),
    disable() {
      if (!page().isEdit) record.disable();
    },
  };
}
