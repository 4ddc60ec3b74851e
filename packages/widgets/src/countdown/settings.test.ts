import { expect, it } from 'vitest';
import definition from './Countdown.tsx';

const { settings } = definition;

it('CD-1 a countdown’s end, actions and the redirect address are parsed as configured', () => {
  expect(settings.parse({})).toMatchObject({ due: 0, actions: '', redirectUrl: '' });
  const raw = { due_date: '1800000000', expire_actions: 'hide message', expire_redirect_url: '/after/' };
  expect(settings.parse(raw)).toMatchObject({
    due: 1_800_000_000_000,
    actions: 'hide message',
    redirectUrl: '/after/',
  });
});

it('CD-2 evergreen_interval is parsed in seconds', () => {
  expect(settings.parse({}).evergreenInterval).toBe(0);
  expect(settings.parse({ evergreen_interval: '3600' }).evergreenInterval).toBe(3_600_000);
});
