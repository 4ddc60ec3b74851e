/**
 * Keys (§3) under which the plugins keep an evergreen countdown in the local storage. The values are plain numbers: the due date in
 * milliseconds since 1970, and the interval in seconds that it was made with.
 */
export const evergreenKeys = (origin: 'builder' | 'plugin' | 'own', id: string) =>
  origin === 'plugin'
    ? {
        dueDate: `jet_evergreen_countdown_due_date_${id}`,
        interval: `jet_evergreen_countdown_interval_${id}`,
      }
    : { dueDate: `${id}-evergreen_due_date`, interval: `${id}-evergreen_interval` };
