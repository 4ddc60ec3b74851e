/**
 * Runs before each test file: the page of a test has no error monitor. Vitest would be one, and fail a test for an error that
 * the test provokes on purpose; `report.test.ts` proves that a real page's monitors are told.
 */
globalThis.reportError = () => {};
