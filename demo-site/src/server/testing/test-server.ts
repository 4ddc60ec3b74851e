import { seedSampleShop } from '../../shop/testing/sample-shop.ts';
import { startDemo } from '../listen.ts';
import { testPages } from './test-pages.ts';

/** Starts a shop in its own process, for the test that kills it: `node test-server.ts {database file}`. */
const demo = await startDemo({
  port: 0,
  db: process.argv[2] ?? ':memory:',
  seed: seedSampleShop,
  pages: testPages,
});
console.log(demo.url);
