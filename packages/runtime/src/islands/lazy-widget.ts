import type { AnyDefinition, Widget } from './types.ts';

/** Names a widget to the scanner and says how its code is fetched when a host of it first activates. */
export function lazyWidget(
  name: string,
  options: Partial<Pick<Widget, 'claims' | 'guards' | 'page'>> & {
    trigger?: string | undefined;
    load: () => Promise<{ default: AnyDefinition }>;
  },
): Widget {
  return {
    ...options,
    name,
    trigger: options.trigger || 'visible(200px)',
    load: async () => {
      const [module, { renderer }] = await Promise.all([options.load(), import('../view/render.tsx')]);
      return { definition: module.default, renderer };
    },
  };
}
