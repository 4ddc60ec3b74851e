import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  DoughnutController,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  PointElement,
  Tooltip,
} from 'chart.js';
import { type Plan, type Surroundings, translate } from './translate.ts';
import type { Point } from './words.ts';

Chart.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  DoughnutController,
  Filler,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  PointElement,
  Tooltip,
);

export interface Drawn {
  /** Shows the tooltip of a value; null hides it. */
  readonly point: (at: Point | null) => void;
  readonly end: () => void;
}

export type DrawOptions = Pick<Surroundings, 'isRtl' | 'isStill' | 'isForced'>;

/** Draws a chart into a canvas, with the font and colour of the surrounding page. */
export function draw(canvas: HTMLCanvasElement, plan: Plan, options: DrawOptions): Drawn {
  const { color, fontFamily } = getComputedStyle(canvas);
  const fills = new Map<string, string | CanvasPattern>();
  const chart = new Chart(
    canvas,
    translate(plan, {
      ...options,
      colour: color,
      grid: options.isForced ? color : `color-mix(in srgb, ${color} 20%, transparent)`,
      font: fontFamily,
      fill(defaultColour, index) {
        const colour = options.isForced ? 'Canvas' : defaultColour;
        const kind = index % STROKES.length;
        const key = `${kind} ${colour}`;
        const fill = fills.get(key) ?? patternOf(canvas.ownerDocument, colour, kind);
        fills.set(key, fill);
        return fill;
      },
    }),
  );
  return {
    point(at) {
      const element = at && chart.getDatasetMeta(at.row).data[at.index];
      const active = element ? [{ datasetIndex: at.row, index: at.index }] : [];
      chart.setActiveElements(active);
      chart.tooltip?.setActiveElements(
        active,
        (element?.tooltipPosition(true) as { x: number; y: number }) ?? { x: 0, y: 0 },
      );
      chart.update('none');
    },
    end: () => chart.destroy(),
  };
}

const SIZE = 12;
/** Patterns that distinguish neighbouring areas without colours; the first is plain. */
const STROKES: readonly ((pen: CanvasRenderingContext2D) => void)[] = [
  () => {},
  (pen) => line(pen, [0, SIZE, SIZE, 0], [-1, 1, 1, -1], [SIZE - 1, SIZE + 1, SIZE + 1, SIZE - 1]),
  (pen) => line(pen, [0, SIZE / 2, SIZE, SIZE / 2]),
  (pen) => pen.arc(SIZE / 2, SIZE / 2, 2, 0, 7),
  (pen) => line(pen, [0, 0, SIZE, SIZE], [-1, SIZE - 1, 1, SIZE + 1], [SIZE - 1, -1, SIZE + 1, 1]),
  (pen) => line(pen, [SIZE / 2, 0, SIZE / 2, SIZE]),
  (pen) => line(pen, [0, 0, SIZE, SIZE], [0, SIZE, SIZE, 0]),
];

function line(
  pen: CanvasRenderingContext2D,
  ...parts: readonly (readonly [number, number, number, number])[]
): void {
  for (const [fromX, fromY, toX, toY] of parts) {
    pen.moveTo(fromX, fromY);
    pen.lineTo(toX, toY);
  }
}

function patternOf(page: Document, colour: string, kind: number): string | CanvasPattern {
  const tile = page.createElement('canvas');
  tile.width = SIZE;
  tile.height = SIZE;
  const pen = tile.getContext('2d');
  if (!pen) return colour;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, SIZE, SIZE);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  const isLight = 0.3 * red + 0.6 * green + 0.1 * blue > 140;
  pen.strokeStyle = isLight ? 'rgb(0 0 0 / 65%)' : 'rgb(255 255 255 / 75%)';
  pen.lineWidth = 2;
  pen.beginPath();
  STROKES[kind]?.(pen);
  pen.stroke();
  return pen.createPattern(tile, 'repeat') ?? colour;
}
