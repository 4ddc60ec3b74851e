/**
 * Lets the browser handle input, paint, and run the queued tasks of other scripts (after `scheduler.yield`, this code would
 * continue before those). A message arrives immediately, while a timer would take 4 ms.
 */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
