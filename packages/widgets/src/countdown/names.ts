/**
 * Returns the local storage keys (§3) of an evergreen countdown, as the plugins name them. The values are plain numbers: the due
 * date in milliseconds since 1970, and the interval in seconds from which it was computed.
 */
export const evergreenKeys = (origin: 'builder' | 'plugin' | 'own', id: string) =>
  origin === 'plugin'
    ? {
        dueDate: `jet_evergreen_countdown_due_date_${id}`,
        interval: `jet_evergreen_countdown_interval_${id}`,
      }
    : { dueDate: `${id}-evergreen_due_date`, interval: `${id}-evergreen_interval` };
