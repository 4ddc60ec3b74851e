const folder = '/wp-content/themes/iyim/icons/';

const icon = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="#2c5649" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>`;

const drawings = {
  person: '<circle cx="12" cy="8" r="3.5"/><path d="M5 20c.7-4 3.4-6 7-6s6.3 2 7 6"/>',
  pot: '<path d="M8 4h8M9 4c0 3-4 4-4 9 0 4 3 7 7 7s7-3 7-7c0-5-4-6-4-9"/>',
  list: '<path d="m4 7 1.5 1.5L8 6M11 7.5h9M4 15l1.5 1.5L8 14M11 15.5h9"/>',
  tick: '<circle cx="12" cy="12" r="8.5"/><path d="m8 12.5 2.8 2.8L16 9.5"/>',
} as const;

export type StepIcon = keyof typeof drawings;

/** Returns the address of a step's icon. */
export const stepIconPath = (name: StepIcon): string => `${folder}${name}.svg`;

/** The icons by their address. */
export const stepIcons: ReadonlyMap<string, string> = new Map(
  Object.entries(drawings).map(([name, inside]) => [`${folder}${name}.svg`, icon(inside)]),
);
