import { expect, it } from 'vitest';
import { settings } from './settings.ts';

it('SN-1 by default, scrolling to a section takes 500 ms, the address changes with the section, and the section switch is off', () => {
  expect(settings.parse({})).toEqual({
    speed: 500,
    offset: 0,
    isInAddress: true,
    switches: false,
    switchesNarrow: true,
  });
  expect(settings.parse({ sectionIdVisibility: 'yes', speed: { size: '300' } })).toMatchObject({
    speed: 300,
    isInAddress: false,
  });
});
