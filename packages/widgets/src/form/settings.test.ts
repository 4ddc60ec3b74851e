import { expect, it } from 'vitest';
import { settings } from './settings.ts';

it('FM-7 by default steps have numbers and texts in circles, and buttons of our words', () => {
  expect(settings.parse({})).toMatchObject({
    stepType: 'number_text',
    stepShape: 'circle',
    nextLabel: '',
    previousLabel: '',
    buttonWidth: '',
  });
});

it('FM-7 steps are as configured', () => {
  const raw = {
    step_type: 'progress_bar',
    step_icon_shape: 'rounded',
    step_next_label: 'Go on',
    step_previous_label: 'Go back',
    button_width: '50',
  };
  expect(settings.parse(raw)).toMatchObject({
    stepType: 'progress_bar',
    stepShape: 'rounded',
    nextLabel: 'Go on',
    previousLabel: 'Go back',
    buttonWidth: '50',
  });
});

it.each([
  'none',
  'text',
  'icon',
  'number',
  'progress_bar',
  'number_text',
  'icon_text',
  'icon_number',
  'icon_number_text',
])('FM-7 the indicator %s is known', (step_type) =>
  expect(settings.parse({ step_type }).stepType).toBe(step_type),
);

it.each(['circle', 'square', 'rounded', 'none'])('FM-7 the shape %s is known', (step_icon_shape) =>
  expect(settings.parse({ step_icon_shape }).stepShape).toBe(step_icon_shape),
);
