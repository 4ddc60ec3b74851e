import type { Page, Request } from '@playwright/test';

export interface HeldAnswers {
  /** Names of the requests, in order. */
  readonly requested: readonly string[];
  /** Names of the requests that the page aborted before their answer. */
  readonly aborted: readonly string[];
  /** Lets all requests with this name continue, even later ones. */
  release(name: string): void;
}

interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

function createGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Holds back each named request until its release, so that its answer arrives late and in any order. Other requests pass. */
export async function holdAnswers(
  page: Page,
  nameOf: (request: Request) => string | null,
): Promise<HeldAnswers> {
  const requested: string[] = [];
  const aborted: string[] = [];
  const gates = new Map<string, Gate>();
  const gateOf = (name: string): Gate => {
    const gate = gates.get(name) ?? createGate();
    gates.set(name, gate);
    return gate;
  };
  page.on('requestfailed', (request) => {
    const name = nameOf(request);
    if (name !== null) aborted.push(name);
  });
  await page.route('**/*', async (route) => {
    const name = nameOf(route.request());
    if (name === null) return route.fallback();
    requested.push(name);
    await gateOf(name).opened;
    // An aborted request needs no answer.
    if (!aborted.includes(name)) await route.continue();
  });
  return { requested, aborted, release: (name) => gateOf(name).open() };
}

/** Returns the value of a field that a script posts; null if the request has no such field. */
export function postedField(request: Request, name: string): string | null {
  const isForm = (request.headers()['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  return isForm ? new URLSearchParams(request.postData() ?? '').get(name) : null;
}
