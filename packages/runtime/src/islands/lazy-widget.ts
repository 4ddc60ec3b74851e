import type { AnyDefinition, Widget } from './types.ts';

/** Declares a widget by its name, with the function that fetches its code when one of its hosts first activates. */
export function lazyWidget(
  name: string,
  options: Partial<Pick<Widget, 'trigger' | 'claims' | 'guards' | 'page'>> & {
    load: () => Promise<{ default: AnyDefinition }>;
  },
): Widget {
  return {
    ...options,
    name,
    load: async () => {
      const [module, { renderer }] = await Promise.all([options.load(), import('../view/render.tsx')]);
      return { definition: module.default, renderer };
    },
  };
}
