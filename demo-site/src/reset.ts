import { seed } from './seed/index.ts';
import { nodePlatform } from './server/node-platform.ts';
import { databaseFile, reseed } from './server/open-database.ts';
import { openShop } from './shop/shop.ts';

const file = databaseFile();
const repository = reseed(file, seed);
await openShop(repository, nodePlatform);
repository.close();
console.log(`Seeded again: ${file}`);
