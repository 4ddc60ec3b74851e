import { afterEach, expect, it, vi } from 'vitest';

const page = globalThis as { [key: symbol]: unknown };

/** A page whose configuration names this zone. */
async function onPage(timeZone: string) {
  const config = JSON.stringify({ timeZone });
  document.body.innerHTML = `<script type="application/json" id="iyim-config">${config}</script>`;
  page[Symbol.for('iyim')] = undefined;
  vi.resetModules();
  return (await import('./builder-rules.ts')).builderRules;
}
afterEach(() => {
  page[Symbol.for('iyim')] = undefined;
});

const timing = { schedule: 'yes', schedule_timezone: 'site', schedule_start_date: '2020-01-01' };
const popup = { id: '12', timing, triggers: [], avoidsOthers: false };

it('PO-4 a zone that no browser knows is said, and the schedule goes on without', async () => {
  const builderRules = await onPage('Nowhere/Land');
  const { gate, problems } = builderRules(popup);
  expect(problems).toEqual(['timeZone: expected a name as "Asia/Jerusalem", found "Nowhere/Land"']);
  expect(gate.verdict({ asked: false })).toEqual({ show: true });
});

it('PO-4 a zone that is known is no problem, nor any where no schedule asks', async () => {
  const builderRules = await onPage('Asia/Jerusalem');
  expect(builderRules(popup).problems).toEqual([]);
  const elsewhere = await onPage('Nowhere/Land');
  expect(elsewhere({ ...popup, timing: [] }).problems).toEqual([]);
});
