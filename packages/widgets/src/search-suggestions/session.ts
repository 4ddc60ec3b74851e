const KEY = 'iyim-searched';
const AT_MOST = 100;

/** What was saved in this browser session; nothing where storage is blocked or holds nonsense. */
function saved(): string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** True for what was saved before in this session (SG-4). */
export const wasSaved = (name: string): boolean => saved().includes(name);

export function rememberSaved(name: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...saved(), name].slice(-AT_MOST)));
  } catch {
    // Full or blocked: it will be saved once more, and the server counts it as it does.
  }
}
