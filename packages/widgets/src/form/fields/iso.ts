const DAY = /^\d{4,6}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?![\d])/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d/;

/** The day at the start of a text that a CMS wrote (`2026-03-27`, `2026-03-27 00:00`), or ''. */
export const isoDay = (text: string): string => DAY.exec(text.trim())?.[0] ?? '';

/** The time at the start of a text (`09:30`, `09:30:00`), or ''. */
export const isoTime = (text: string): string => TIME.exec(text.trim())?.[0] ?? '';
