import type { Browser } from 'playwright';
import { addScript } from './build-script.ts';
import { pageHtml } from './page.ts';
import { inRounds } from './rounds.ts';
import type { Site } from './site.ts';
import { median, pairedRatio } from './statistics.ts';
import { cell, table } from './table.ts';

/** Number of bound server-rendered buttons, and of React buttons to compare them with. */
const COUNT = 2000;
/** Number of repetitions in one page. There are several, because the first one also compiles the code. */
const TIMES = 7;
/** Maximum time of mounting bindings, as a multiple of the time of mounting plain buttons. */
const MOST_RATIO = 1.6;

const FLAVOURS = ['react', 'lean'] as const;
type Flavour = (typeof FLAVOURS)[number];
type Kind = 'enhance' | 'plain';

/** Times of a render, in ms. */
interface Times {
  readonly mounted: number;
  readonly updated: number;
}

export interface BindingsResult {
  readonly flavour: Flavour;
  /** One entry per round: the medians of the repetitions in its page. */
  readonly enhance: readonly Times[];
  readonly plain: readonly Times[];
}

declare function measure(kind: Kind): Times;

/** Measures the cost of `<Enhance>` on server-rendered buttons in comparison with buttons that React renders. */
export async function bindingsCost(
  browser: Browser,
  site: Site,
  { rounds, cpu }: { rounds: number; cpu: number },
): Promise<BindingsResult[]> {
  for (const flavour of FLAVOURS) {
    const peer = { name: flavour, entry: 'iyim/bindings.ts', island: () => '', flavour };
    const script = await addScript(site, pathOf(flavour), peer);
    const buttons = Array.from({ length: COUNT }, (_, index) => `<button type="button">${index}</button>`);
    const host = `<div data-widget="bindings">${buttons.join('')}</div>`;
    site.add(pathOf(flavour), pageHtml(flavour, host, script));
  }
  const results = await inRounds(FLAVOURS, rounds, (flavour) => visit(browser, site, flavour, cpu));
  return [...results].map(([flavour, pages]) => ({
    flavour,
    enhance: pages.map(({ enhance }) => enhance),
    plain: pages.map(({ plain }) => plain),
  }));
}

const pathOf = (flavour: Flavour) => `/bindings/${flavour}/`;

async function visit(
  browser: Browser,
  site: Site,
  flavour: Flavour,
  cpu: number,
): Promise<Record<Kind, Times>> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(site.origin + pathOf(flavour));
    await page.waitForFunction(() => 'measure' in globalThis);
    if (cpu > 1) {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    }
    const pairs = await page.evaluate(
      (times) =>
        Array.from({ length: times }, () => ({ enhance: measure('enhance'), plain: measure('plain') })),
      TIMES,
    );
    const middle = (kind: Kind): Times => ({
      mounted: median(pairs.map((pair) => pair[kind].mounted)),
      updated: median(pairs.map((pair) => pair[kind].updated)),
    });
    return { enhance: middle('enhance'), plain: middle('plain') };
  } finally {
    await context.close();
  }
}

const ratioOf = ({ enhance, plain }: BindingsResult, what: keyof Times): number =>
  pairedRatio(
    enhance.map((times) => times[what]),
    plain.map((times) => times[what]),
  );

export function bindingsTable(results: readonly BindingsResult[]): string {
  const rows = results.map((result) => [
    result.flavour,
    ...(['mounted', 'updated'] as const).flatMap((what) => [
      cell(median(result.enhance.map((times) => times[what])), 1),
      cell(median(result.plain.map((times) => times[what])), 1),
      cell(ratioOf(result, what), 2),
    ]),
  ]);
  return table(['flavour', 'mounted ms', 'plain', '×', 'updated ms', 'plain', '×'], rows);
}

export const bindingsVerdicts = (results: readonly BindingsResult[], cpu: number): string[] =>
  results.map((result) => {
    const ratio = ratioOf(result, 'mounted');
    return (
      `${COUNT} bindings, ${result.flavour}, ${cpu}× CPU: ${ratio.toFixed(2)} × the time of ${COUNT} plain buttons, ` +
      `at most ${MOST_RATIO}: ${ratio <= MOST_RATIO ? 'met' : 'missed'}`
    );
  });
