import { isPlainKey, useOnceSeen } from '@iyim/runtime/page';
import {
  announce,
  defineWidget,
  directionOf,
  Each,
  Enhance,
  Slot,
  useIsland,
  useMedia,
  useReducedMotion,
  type ViewProps,
} from '@iyim/runtime/widget';
import {
  type KeyboardEvent,
  type ReactNode,
  type TransitionEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLeftAlone } from '../../shared/use-left-alone.ts';
import styles from './chart.css?inline';
import { readData } from './data.ts';
import { type Drawn, draw } from './draw.ts';
import type { ChartInput } from './read.ts';
import { printedSettings, readChart } from './read.ts';
import { type ChartSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };
import type { Plan } from './translate.ts';
import { type Point, step, wordsOf, writeValue } from './words.ts';

/** Draws numbers as a pie, bar or line chart, with a table for visitors who cannot see it (CH-1). */
export function Chart({ settings, input }: ViewProps<ChartSettings, ChartInput>): ReactNode {
  const { host, text } = useIsland();
  const isOriginals = useLeftAlone(input.isTaken, host);
  const plan = useMemo<Plan>(() => {
    const data = readData(settings.data) ?? input.data;
    if (!data)
      throw new Error('expected numbers in the setting "data" or in a table in the host, found none');
    return { ...settings, data };
  }, [settings, input]);
  const label = input.label || text('chart');
  if (isOriginals) return <Enhance of={host} />;
  return (
    <>
      <Enhance of={input.canvas} hidden classes={{ 'iyim-chart-original': true }} />
      <Enhance of={input.table} classes={{ 'iyim-visually-hidden': true }} />
      <Slot of={host} classes={{ 'iyim-chart': true }}>
        <Canvas plan={plan} label={label} />
        {!input.table && <DataTable plan={plan} label={label} />}
      </Slot>
    </>
  );
}

interface PartProps {
  readonly plan: Plan;
  readonly label: string;
}

function Canvas({ plan, label }: PartProps): ReactNode {
  const island = useIsland();
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  // Thrown while rendering, so that the widget fails and the server's content is shown again.
  if (failure) throw failure.error;
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<Drawn | null>(null);
  const point = useRef<Point | null>(null);
  const isSeen = useOnceSeen(island.host);
  const isStill = useReducedMotion();
  const isForced = useMedia('(forced-colors: active)');
  const isRtl = directionOf(island.host) === 'rtl';
  const [colour, setColour] = useState('');
  useLayoutEffect(() => {
    if (!canvas.current || !isSeen) return;
    // A chart that only gets another colour is not animated again.
    const options = { isRtl, isStill: isStill || colour !== '', isForced };
    drawn.current = draw(canvas.current, plan, options, (error) => setFailure({ error }));
    return () => {
      drawn.current?.end();
      drawn.current = null;
    };
  }, [plan, isSeen, isRtl, isStill, isForced, colour]);

  const { data, type } = plan;
  const show = (at: Point | null) => {
    point.current = at;
    drawn.current?.point(at);
  };
  const press = (event: KeyboardEvent) => {
    const size = { rows: data.series.length, count: data.labels.length, isRtl };
    const at = isPlainKey(event) ? step(point.current, event.key, size) : undefined;
    if (at === undefined) return;
    if (at || point.current) event.preventDefault();
    show(at);
    if (!at) return;
    const isPie = type === 'pie' || type === 'doughnut';
    announce(
      [...(isPie ? [] : [data.labels[at.index]]), ...wordsOf(data, { ...at, isPie }, plan)].join(', '),
    );
  };
  // The style sheet gives the colour a transition, so that a change of the page's theme fires this event.
  const follow = ({ currentTarget, propertyName }: TransitionEvent) => {
    if (propertyName === 'color') setColour(getComputedStyle(currentTarget).color);
  };
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: arrow keys move through the values
    <canvas
      ref={canvas}
      className="iyim-chart-canvas"
      // Chart.js sets these styles, and removes them when a chart is destroyed.
      style={{ display: 'block', boxSizing: 'border-box' }}
      role="application"
      aria-label={label}
      aria-description={island.text('keys')}
      tabIndex={0}
      onKeyDown={island.handler(press)}
      onBlur={island.handler(() => show(null))}
      onTransitionEnd={island.handler(follow)}
    />
  );
}

function DataTable({ plan, label }: PartProps): ReactNode {
  const { text } = useIsland();
  const { labels, series } = plan.data;
  return (
    <div className="iyim-visually-hidden">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{text('label')}</th>
            <Each of={series}>{({ label }) => <th scope="col">{label || text('value')}</th>}</Each>
          </tr>
        </thead>
        <tbody>
          <Each of={labels}>
            {(label, index) => (
              <tr>
                <th scope="row">{label}</th>
                <Each of={series}>
                  {({ values }) => {
                    const value = values[index] ?? null;
                    return <td>{value === null ? '–' : writeValue(value, plan)}</td>;
                  }}
                </Each>
              </tr>
            )}
          </Each>
        </tbody>
      </table>
    </div>
  );
}

export default defineWidget({
  name: 'chart',
  settings,
  pageSettings: printedSettings,
  read: readChart,
  View: Chart,
  styles,
  messages: texts,
});
