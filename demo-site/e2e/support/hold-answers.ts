import type { Page, Request } from '@playwright/test';

export interface HeldAnswers {
  /** The requests that came, by name, in order. */
  readonly asked: readonly string[];
  /** Those that the page gave up before they were answered. */
  readonly givenUp: readonly string[];
  /** Lets the server's answer to the requests of a name through, to those still to come as well. */
  letGo(name: string): void;
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

/** Holds the server's answers back, each until it is let go: so they come late, and in any order. Unnamed requests pass. */
export async function holdAnswers(
  page: Page,
  nameOf: (request: Request) => string | null,
): Promise<HeldAnswers> {
  const asked: string[] = [];
  const givenUp: string[] = [];
  const gates = new Map<string, Gate>();
  const gateOf = (name: string): Gate => {
    const gate = gates.get(name) ?? createGate();
    gates.set(name, gate);
    return gate;
  };
  page.on('requestfailed', (request) => {
    const name = nameOf(request);
    if (name !== null) givenUp.push(name);
  });
  await page.route('**/*', async (route) => {
    const name = nameOf(route.request());
    if (name === null) return route.fallback();
    asked.push(name);
    await gateOf(name).opened;
    // Nobody waits for the answer to a request that was given up.
    if (!givenUp.includes(name)) await route.continue();
  });
  return { asked, givenUp, letGo: (name) => gateOf(name).open() };
}

/** The value of a field that a script posts; null when the request has none. */
export function postedField(request: Request, name: string): string | null {
  const isForm = (request.headers()['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  return isForm ? new URLSearchParams(request.postData() ?? '').get(name) : null;
}
