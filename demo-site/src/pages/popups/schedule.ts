import type { PageContext } from '../../shop/page-context.ts';
import type { PopupTiming } from '../../shop/popup-settings.ts';
import { siteTime } from '../../shop/site-time.ts';

const day = 86_400_000;

/** A schedule by the site's clock that begins and ends some days from now; below 0: before. */
export function siteSchedule({ shop }: PageContext, from: number, to: number): PopupTiming {
  const now = shop.platform.now();
  return {
    schedule: 'yes',
    schedule_timezone: 'site',
    schedule_start_date: siteTime(now + from * day).slice(0, 16),
    schedule_end_date: siteTime(now + to * day).slice(0, 16),
    schedule_server_datetime: siteTime(now),
  };
}
