import { expect, it } from 'vitest';
import definition from './Subscribe.tsx';

const { settings } = definition;

it('SB-1 a subscribe form uses the site’s own list by default, or the configured list', () => {
  expect(settings.parse({})).toMatchObject({ useTargetList: false, targetList: '' });
  const raw = { use_target_list_id: 'true', target_list_id: 'a7' };
  expect(settings.parse(raw)).toMatchObject({ useTargetList: true, targetList: 'a7' });
});
