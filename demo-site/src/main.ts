import { startDemo } from './server/listen.ts';
import { databaseFile } from './server/open-database.ts';

const port = Number(process.env.PORT ?? 8080);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(1);
}

const demo = await startDemo({
  port,
  db: databaseFile(),
  adopt: process.env.DEMO_ADOPT === '1',
  faults: process.env.DEMO_FAULTS === '1',
}).catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is in use. Choose another: PORT=8081 npm start` : error);
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void demo.close());
console.log(`Iyim demo shop: ${demo.url}`);
