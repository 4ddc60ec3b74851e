/**
 * Keys of §3, and of the elements plugin: where the two plugins keep an evergreen countdown in the local storage, as raw text: when it ends, in milliseconds since
 * 1970, and the seconds that was made with.
 */
export const evergreenKeys = (origin: 'builder' | 'plugin' | 'own', id: string) =>
  origin === 'plugin'
    ? {
        dueDate: `jet_evergreen_countdown_due_date_${id}`,
        interval: `jet_evergreen_countdown_interval_${id}`,
      }
    : { dueDate: `${id}-evergreen_due_date`, interval: `${id}-evergreen_interval` };
