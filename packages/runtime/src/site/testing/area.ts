import type { Area, AreaPreset } from '../area.ts';
import { createHttp, type HttpPlatform } from '../http.ts';
import { testSite } from './site.ts';

/** An area of the site at https://shop.test whose network is `fetch`, on a page with these globals. */
export function testArea<Names, Config>(
  { names, readConfig }: AreaPreset<Names, Config>,
  fetch: HttpPlatform['fetch'],
  globals: Record<string, unknown> = {},
): Area<Names, Config> {
  const { config } = testSite(fetch, globals);
  const http = createHttp({ fetch, base: () => 'https://shop.test/magazine/' });
  return { http, names, config: readConfig(names, (name) => globals[name], config) };
}
