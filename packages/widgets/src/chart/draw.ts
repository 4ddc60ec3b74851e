import { yieldToBrowser } from '@iyim/runtime/page';
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
  type Plugin,
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

/**
 * Draws a chart into a canvas, with the font and colour of the surrounding page. Chart.js would create a chart in one task of up to
 * 200 ms on a slow phone, so this is divided into several tasks. A failure after the first task is passed to `onError`.
 */
export function draw(
  canvas: HTMLCanvasElement,
  plan: Plan,
  options: DrawOptions,
  onError: (error: unknown) => unknown,
): Drawn {
  const { color, fontFamily } = getComputedStyle(canvas);
  const fills = new Map<string, string | CanvasPattern>();
  const configuration = translate(plan, {
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
  });
  let step: Step = 'scales';
  const gate: Plugin = {
    id: 'iyim-steps',
    beforeUpdate: () => step !== 'scales',
    beforeDatasetsUpdate: () => step !== 'scales' && step !== 'layout',
    beforeRender: () => step === 'drawn',
  };
  const chart = new Chart(canvas, { ...configuration, plugins: [gate] });
  let isEnded = false;
  let pointed: Point | null = null;

  const show = () => {
    const element = pointed && chart.getDatasetMeta(pointed.row).data[pointed.index];
    const active = pointed && element ? [{ datasetIndex: pointed.row, index: pointed.index }] : [];
    chart.setActiveElements(active);
    chart.tooltip?.setActiveElements(
      active,
      (element?.tooltipPosition(true) as { x: number; y: number }) ?? { x: 0, y: 0 },
    );
    chart.update('none');
  };
  const finish = async () => {
    for (step of LATER_STEPS) {
      await yieldToBrowser();
      if (isEnded) return;
      if (step === 'drawn') chart.render();
      else chart.update();
    }
    if (pointed) show();
  };
  finish().catch(onError);
  return {
    point(at) {
      pointed = at;
      if (step === 'drawn') show();
    },
    end() {
      isEnded = true;
      chart.destroy();
    },
  };
}

/** Steps in which a chart is created. Each begins in a task of its own. */
type Step = 'scales' | (typeof LATER_STEPS)[number];
const LATER_STEPS = ['layout', 'values', 'drawn'] as const;

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
