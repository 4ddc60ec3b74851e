/**
 * Runs before each test file, as a test's page has no error monitor. Vitest would act as one, and fail a test for an error that
 * the test provokes on purpose; `report.test.ts` proves that errors reach a real page's monitors.
 */
globalThis.reportError = () => {};
