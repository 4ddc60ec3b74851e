import type { InspectedHost } from './report.ts';

/** Hosts with the same widget, state, reason, trigger and settings, as a row of a text report. */
export interface HostGroup {
  readonly first: InspectedHost;
  readonly count: number;
  /** Longest time to mount, in ms. */
  readonly slowest: number | undefined;
  /** Settings that the page has set, or, before the widget has loaded, their names. */
  readonly settings: readonly string[];
}

/** Joins the hosts that a text report would describe with the same words, in the order of the page. */
export function groupHosts(hosts: readonly InspectedHost[]): HostGroup[] {
  const groups = new Map<string, HostGroup>();
  for (const host of hosts) {
    const settings = ownSettings(host);
    const key = JSON.stringify([host.widget, host.state, host.reason, host.trigger, settings]);
    const { first = host, count = 0, slowest } = groups.get(key) ?? {};
    const time = host.mounted?.after;
    groups.set(key, {
      first,
      count: count + 1,
      slowest: time === undefined ? slowest : Math.max(time, slowest ?? 0),
      settings,
    });
  }
  return [...groups.values()];
}

const ownSettings = ({ settings, written }: InspectedHost): string[] =>
  settings
    ? settings
        .filter(({ isDefault, problem }) => !isDefault || problem)
        .map(({ name, value }) => `${name}: ${value}`)
    : Object.keys(written);
