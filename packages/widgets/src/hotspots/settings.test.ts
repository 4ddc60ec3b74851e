import { expect, it } from 'vitest';
import definition from './Hotspots.tsx';

const { settings } = definition;

it('HS-1 by default a click opens a tooltip above its spot, and a sequence takes 1000 ms', () => {
  expect(settings.parse({})).toMatchObject({
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
  expect(settings.parse(raw)).toMatchObject({
    tooltip_trigger: { desktop: 'mouseenter', mobile: 'none' },
    tooltip_position: { desktop: 'bottom' },
    tooltip_animation: 'e-hotspot--fade-grow',
    hotspot_sequenced_animation: true,
    hotspot_sequenced_animation_duration: 300,
  });
});

it('HS-2 the settings of the tricks plugin’s hotspots are parsed as its server prints them', () => {
  const raw = {
    tooltipPlacement: 'bottom-end',
    tooltipArrow: true,
    tooltipTrigger: 'click',
    tooltipShowOnInit: true,
    tooltipShowDuration: { unit: 'px', size: 250 },
    tooltipDelay: { unit: 'px', size: 100 },
    tooltipDistance: { unit: 'px', size: 30 },
  };
  expect(settings.parse(raw)).toMatchObject({
    tooltipPlacement: 'bottom-end',
    tooltipArrow: true,
    tooltipTrigger: 'click',
    tooltipShowOnInit: true,
    tooltipShowDuration: 250,
    tooltipDelay: 100,
    tooltipDistance: 30,
  });
  expect(settings.parse({ tooltipDelay: '', tooltipShowDuration: '' })).toMatchObject({
    tooltipPlacement: 'top',
    tooltipArrow: false,
    tooltipTrigger: 'mouseenter',
    tooltipShowOnInit: false,
    tooltipShowDuration: 500,
    tooltipDelay: 0,
    tooltipDistance: 15,
  });
});
