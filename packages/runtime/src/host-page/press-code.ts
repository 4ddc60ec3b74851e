import { whenIdle } from './when-idle.ts';

/** Code that a view needs only for clicks and keys. */
export interface PressCode<Code> {
  /** Fetches the code once, when the page is idle. A failure is not reported: the next press tries again. */
  fetchAtIdle(): void;
  /** Fetches the code now. After a failure the next call tries again. */
  fetch(): Promise<Code>;
  /** Calls `use` with the code, immediately or after it has loaded. If loading fails, calls `onLost` instead. */
  with(use: (code: Code) => unknown, onLost: (error: unknown) => void): unknown;
}

export function pressCode<Code>(load: () => Promise<Code>): PressCode<Code> {
  let code: Code | undefined;
  let isRequested = false;
  const fetch = async () => {
    code ??= await load();
    return code;
  };
  return {
    fetch,
    fetchAtIdle() {
      if (isRequested) return;
      isRequested = true;
      whenIdle(() => {
        fetch().catch(() => {});
      });
    },
    with: (use, onLost) => (code === undefined ? fetch().then(use, onLost) : use(code)),
  };
}
