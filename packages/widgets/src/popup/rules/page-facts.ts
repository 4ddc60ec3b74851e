import { device, editMode } from '@iyim/runtime/shop';
import { pageVisits, siteConfig } from '@iyim/runtime/widget';
import { detectBrowsers } from './detect-browsers.ts';
import { deviceName } from './device-name.ts';
import type { PageFacts } from './facts.ts';
import { visitorRoles } from './visitor-roles.ts';
import { clientZone, namedZone } from './zone.ts';

/** What this page and this browser say now. */
export function pageFacts(): PageFacts {
  const config = siteConfig();
  const { timeZone } = config.page;
  const devices = config.builder.breakpoints;
  const hasDevices = Object.keys(devices).length > 0;
  return {
    now: Date.now(),
    madeAt: performance.timeOrigin + answeredAt(),
    ...pageVisits(),
    referrer: document.referrer,
    host: location.host,
    device: hasDevices ? deviceName(window.innerWidth, devices) : device().peek(),
    browsers: detectBrowsers(navigator.userAgent),
    roles: visitorRoles(config),
    clientZone,
    siteZone: timeZone ? namedZone(timeZone) : null,
    isEdit: editMode().peek(),
  };
}

/** Ms after the page was asked for at which its answer began to come. */
function answeredAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.responseStart ?? 0;
}

/** What is wrong with the name of the site's zone, if a page gives one; such a page is taken to name none. */
export function zoneProblems(): readonly string[] {
  const { timeZone } = siteConfig().page;
  if (!timeZone || namedZone(timeZone)) return [];
  return [`timeZone: expected a name as "Asia/Jerusalem", found ${JSON.stringify(timeZone)}`];
}
