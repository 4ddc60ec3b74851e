import { expect, waitFor } from 'storybook/test';

/** Waits until the widget is mounted on all of its hosts. Returns the first host. */
export async function mounted(canvasElement: HTMLElement, widget: string): Promise<HTMLElement> {
  const hosts = [...canvasElement.querySelectorAll<HTMLElement>(`[data-widget="${widget}"]`)];
  const [first] = hosts;
  if (!first) throw new Error(`the story has no [data-widget="${widget}"]`);
  await waitFor(() => {
    for (const host of hosts) expect(host).toHaveAttribute('data-widget-state', 'mounted');
  });
  return first;
}
