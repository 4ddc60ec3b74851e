const folder = '/wp-content/plugins/elementor/assets/shapes/';

const drawing = (path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 100" preserveAspectRatio="none"><path class="elementor-shape-fill" d="${path}"/></svg>`;

const drawings = {
  waves: 'M0 0v60c160 50 330-50 500-10s330 40 500-10V0z',
  'waves-negative': 'M0 100V60c160 50 330-50 500-10s330 40 500-10v60z',
  triangle: 'M0 0h1000L500 100z',
  'triangle-negative': 'M0 0l500 100L1000 0v100H0z',
} as const;

/** The page builder's decorative shapes, which only its editor fetches, by their address. */
export const shapeFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(drawings).map(([name, path]) => [`${folder}${name}.svg`, drawing(path)]),
);
