import { fileURLToPath } from 'node:url';

/** Where the shop's data lies: `DEMO_DB`, else `demo-site/data/shop.db`. */
export const databaseFile = (): string =>
  process.env.DEMO_DB || fileURLToPath(new URL('../../data/shop.db', import.meta.url));
