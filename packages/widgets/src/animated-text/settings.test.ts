import { expect, it } from 'vitest';
import definition from './AnimatedText.tsx';

const { settings } = definition;

it('AT-1 a phrase of an animated text stays 3000 ms, unless configured otherwise', () => {
  expect(settings.parse({}).delay).toBe(3000);
  expect(settings.parse({ delay: '900' }).delay).toBe(900);
});
