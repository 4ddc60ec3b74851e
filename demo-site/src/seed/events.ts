import { type EventSheet, eventPlans } from '../content/magazine.ts';
import { type ShopEvent, saveEvent } from '../shop/events.ts';
import { daysAfter, type LocalDate, localDateAt } from '../shop/local-date.ts';
import { type Month, monthOf, monthsAfter } from '../shop/month.ts';
import type { Repository } from '../shop/repository.ts';
import type { Album } from './album.ts';

const firstId = 3001;

const dateIn = ({ year, month }: Month, day: number): LocalDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The fair of every other plan lasts into the month after. */
const startOf = (month: Month, day: number, { days }: EventSheet): LocalDate =>
  days === 3 ? daysAfter(dateIn(monthsAfter(month, 1), 1), -2) : dateIn(month, day);

function eventOf(id: number, month: Month, day: number, sheet: EventSheet, album: Album): ShopEvent {
  const { kind, slug, title, summary, place, time, days, productIds, picture } = sheet;
  const start = startOf(month, day, sheet);
  return {
    id,
    kind,
    slug: { he: `${slug.he}-${start}`, en: `${slug.en}-${start}` },
    title,
    summary,
    place,
    start,
    end: daysAfter(start, days - 1),
    startTime: time[0],
    endTime: time[1],
    productId: productIds[id % productIds.length] ?? 0,
    pictureId: album.sceneOf(picture),
  };
}

/** Sixty events: five a month, from five months before the month of `now` to six after it. */
export function seedEvents(repository: Repository, album: Album, now: number): void {
  const first = monthsAfter(monthOf(localDateAt(now)), -5);
  let id = firstId;
  for (let at = 0; at < 12; at++) {
    const month = monthsAfter(first, at);
    for (const [day, sheet] of eventPlans[at % eventPlans.length] ?? [])
      saveEvent(repository, eventOf(id++, month, day, sheet, album));
  }
}
