import { browsersPass } from './browsers.ts';
import { devicesPass } from './devices.ts';
import type { Facts } from './facts.ts';
import { loggedInPasses } from './logged-in.ts';
import { pageViewsPass } from './page-views.ts';
import { schedulePasses } from './schedule.ts';
import { sessionsPass } from './sessions.ts';
import { sourcesPass } from './sources.ts';
import { timesPass } from './times.ts';
import type { Rules, Timing } from './timing.ts';
import { urlPasses } from './url.ts';

export type RuleName = 'disable' | 'avoid_multiple_popups' | keyof Timing;

/** `because`: the first rule that says no. */
export type Verdict = { readonly show: true } | { readonly show: false; readonly because: RuleName };

const SHOW: Verdict = { show: true };

/** Each rule that a page's owner can set, in the order they are asked; a popup shows when none says no. */
const RULES: {
  readonly [Name in keyof Rules]: (rule: Rules[Name], facts: Facts) => boolean;
} = {
  page_views: pageViewsPass,
  sessions: sessionsPass,
  url: urlPasses,
  sources: sourcesPass,
  logged_in: loggedInPasses,
  devices: devicesPass,
  times: timesPass,
  browsers: browsersPass,
  schedule: schedulePasses,
};

/**
 * Whether a popup may show now, and if not, why (PO-2, PO-3). `asked`: the visitor asks for it, by a link or a button:
 * then its display rules are not asked, as in the original; it stays away only where it is disabled, or avoids others.
 */
export function mayShow(timing: Timing, facts: Facts, { asked = false } = {}): Verdict {
  const { page, popup } = facts;
  if (page.isEdit) return SHOW;
  if (popup.isDisabled) return { show: false, because: 'disable' };
  if (popup.avoidsOthers && popup.otherShown) return { show: false, because: 'avoid_multiple_popups' };
  return asked ? SHOW : timingAllows(timing, facts);
}

function timingAllows(timing: Timing, facts: Facts): Verdict {
  const names = Object.keys(RULES) as (keyof Rules)[];
  const because = names.find((name) => !passes(name, timing, facts));
  return because ? { show: false, because } : SHOW;
}

function passes<Name extends keyof Rules>(name: Name, timing: Timing, facts: Facts): boolean {
  const rule: Rules[Name] | undefined = timing[name];
  const check: (rule: Rules[Name], facts: Facts) => boolean = RULES[name];
  return rule === undefined || check(rule, facts);
}
