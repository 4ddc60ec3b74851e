import { whenIdle } from './when-idle.ts';

/** Code that a view needs for presses only. */
export interface PressCode<Code> {
  /** Fetches it once, when the page is idle. A failure stays silent: the next press tries again. */
  fetchAtIdle(): void;
  /** Fetches it now. After a failure the next call tries again. */
  fetch(): Promise<Code>;
  /** Calls `use` with it: at once, or after it has loaded. If loading fails, calls `onLost` instead. */
  with(use: (code: Code) => unknown, onLost: (error: unknown) => void): unknown;
}

export function pressCode<Code>(load: () => Promise<Code>): PressCode<Code> {
  let code: Code | undefined;
  let isAsked = false;
  const fetch = async () => {
    code ??= await load();
    return code;
  };
  return {
    fetch,
    fetchAtIdle() {
      if (isAsked) return;
      isAsked = true;
      whenIdle(() => {
        fetch().catch(() => {});
      });
    },
    with: (use, onLost) => (code === undefined ? fetch().then(use, onLost) : use(code)),
  };
}
