/** The few SVG strokes that every picture is made of; presentation attributes only, because the pages allow no inline style. */

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width = 6) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** The soft shadow under what stands at `y`. */
export const ground = (cx: number, y: number, rx: number) =>
  oval(cx, y, rx, 16, '#3a2a1c', 'fill-opacity="0.16"');

/** `inside`, seen only within the outline `d`. */
export const clipped = (id: string, d: string, inside: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;

/** A body in two tones: its outline, and the shaded part of it. */
export const shaded = (id: string, d: string, base: string, shade: string, shadeBox: string) =>
  path(d, base) + clipped(id, d, path(shadeBox, shade));

/** `count` copies of a drawing, each made for its number. */
export const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');
