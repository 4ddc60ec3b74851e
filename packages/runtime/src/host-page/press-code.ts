import { whenIdle } from './when-idle.ts';

/** Code that a view needs when it is pressed, and not before. */
export interface PressCode<Code> {
  /** Fetches it when the page is idle, once. A failure is heard by whoever asks next. */
  fetchAtIdle(): void;
  /** Fetches it now. The next call asks again for what did not come. */
  fetch(): Promise<Code>;
  /** Runs `use` with it: at once when it is here, else when it has come. `onLost` hears that it does not come. */
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
