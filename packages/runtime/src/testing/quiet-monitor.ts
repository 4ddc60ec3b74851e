/**
 * Runs before each test file, and keeps Vitest from acting as the page's error monitor: it would fail a test for an error that
 * the test provokes on purpose. `report.test.ts` proves that errors reach the monitors of a real page.
 */
globalThis.reportError = () => {};
// Every environment with `reportError` has it, but Node has neither.
globalThis.addEventListener ??= () => {};
