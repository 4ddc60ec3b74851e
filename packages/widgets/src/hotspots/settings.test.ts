import { expect, it } from 'vitest';
import definition from './Hotspots.tsx';

const { settings } = definition;

it('HS-1 by default a click opens a tooltip above its spot, and a sequence takes 1000 ms', () => {
  expect(settings.parse({})).toEqual({
    tooltip_trigger: { desktop: 'click' },
    tooltip_position: { desktop: 'top' },
    tooltip_animation: 'e-hotspot--fade-in-out',
    hotspot_sequenced_animation: false,
    hotspot_sequenced_animation_duration: 1000,
  });
});

it('HS-1 the settings of hotspots are parsed as configured', () => {
  const raw = {
    tooltip_trigger: 'mouseenter',
    tooltip_trigger_mobile: 'none',
    tooltip_position: 'bottom',
    tooltip_animation: 'e-hotspot--fade-grow',
    hotspot_sequenced_animation: 'yes',
    hotspot_sequenced_animation_duration: { size: 300 },
  };
  expect(settings.parse(raw)).toEqual({
    tooltip_trigger: { desktop: 'mouseenter', mobile: 'none' },
    tooltip_position: { desktop: 'bottom' },
    tooltip_animation: 'e-hotspot--fade-grow',
    hotspot_sequenced_animation: true,
    hotspot_sequenced_animation_duration: 300,
  });
});
