export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Where a key leads: a place, another month, or null when the key is none of the grid's. */
export type Move = Place | 'previous' | 'next' | null;

export interface GridKey {
  readonly key: string;
  readonly ctrl: boolean;
  readonly direction: 'rtl' | 'ltr';
}

/**
 * Keys of the ARIA grid pattern over weeks of days. `days` tells by row and column which cells hold a day. Arrows along
 * the line follow the writing direction and go on in the next week; up and down stay in their column. A key that leads
 * nowhere leaves the place as it is.
 */
export function moveInGrid(days: readonly (readonly boolean[])[], from: Place, pressed: GridKey): Move {
  const { key, ctrl, direction } = pressed;
  const line = days.flatMap((week, row) => week.flatMap((isDay, column) => (isDay ? [{ row, column }] : [])));
  const week = line.filter(({ row }) => row === from.row);
  const index = line.findIndex(({ row, column }) => row === from.row && column === from.column);
  const column = line.filter((place) => place.column === from.column);
  const [forward, backward] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  switch (key) {
    case forward:
      return line[index + 1] ?? from;
    case backward:
      return line[index - 1] ?? from;
    case 'ArrowDown':
      return column.find(({ row }) => row > from.row) ?? from;
    case 'ArrowUp':
      return column.findLast(({ row }) => row < from.row) ?? from;
    case 'Home':
      return (ctrl ? line : week)[0] ?? from;
    case 'End':
      return (ctrl ? line : week).at(-1) ?? from;
    case 'PageUp':
      return 'previous';
    case 'PageDown':
      return 'next';
    default:
      return null;
  }
}
