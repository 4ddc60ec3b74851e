const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jerusalem',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What the site's own clock shows, as the CMS writes it: `2026-03-14 09:05:00`. */
export const siteTime = (time: number): string => clock.format(time);
