import { expect, it } from 'vitest';
import definition from './AnimatedHeadline.tsx';

const { settings } = definition;

it('HL-1 by default a phrase of a headline stays 2500 ms, and a circle is drawn in 1200 ms with a pause of 8000 ms', () => {
  expect(settings.parse({})).toMatchObject({
    delay: 2500,
    marker: 'circle',
    drawing: 1200,
    pause: 8000,
  });
});

it('HL-1 headline settings change the times and the marker', () => {
  const raw = {
    rotate_iteration_delay: '900',
    marker: 'x',
    highlight_animation_duration: 300,
    highlight_iteration_delay: 4000,
  };
  expect(settings.parse(raw)).toMatchObject({ delay: 900, marker: 'x', drawing: 300, pause: 4000 });
});
