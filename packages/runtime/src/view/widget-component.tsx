import {
  type ComponentPropsWithoutRef,
  createElement,
  type JSX,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { lazyWidget } from '../islands/lazy-widget.ts';
import { mount, unmount, updateSettings } from '../islands/mount.ts';
import { register } from '../islands/register.ts';
import type { AnyDefinition, Widget } from '../islands/types.ts';
import type { Entries, GivenSettings } from '../settings/settings.ts';

interface OwnProps<As, E extends Entries> {
  /** The host's element name. @default 'div' */
  as?: As | undefined;
  /** The widget's settings, under the names of its README. */
  settings?: GivenSettings<E> | undefined;
  /** The markup the widget works on, as its README shows it; it is the page without JavaScript, too. */
  children?: ReactNode;
}

/** What the element `as` takes, and the widget's own. */
export type WidgetComponentProps<
  As extends keyof JSX.IntrinsicElements = 'div',
  E extends Entries = Entries,
> = OwnProps<As, E> & Omit<ComponentPropsWithoutRef<As>, keyof OwnProps<As, E>>;

/**
 * Makes a widget usable inside a React application (RT-19): draws the host with its content, mounts the island on it
 * and unmounts it with the component.
 */
export function widgetComponent<E extends Entries>(
  definition: AnyDefinition<E>,
): <As extends keyof JSX.IntrinsicElements = 'div'>(props: WidgetComponentProps<As, E>) => ReactNode {
  const widget = lazyWidget(definition.name, { load: async () => ({ default: definition }) });
  const { movesHost = false } = definition;
  // Another tag is another host.
  return (props) => createElement(WidgetHost, { ...props, key: props.as, widget, movesHost });
}

interface WidgetHostProps extends OwnProps<string, Entries> {
  readonly widget: Widget;
  readonly movesHost: boolean;
}

function WidgetHost({ widget, movesHost, as = 'div', settings, ...attributes }: WidgetHostProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const isWanted = useRef(false);
  const json = settings && JSON.stringify(settings);
  useLayoutEffect(() => {
    const host = ref.current;
    if (!host) return;
    isWanted.current = true;
    register(widget, { quiet: true });
    mount(host).catch(() => {}); // reported through `iyim:error`
    return () => {
      isWanted.current = false;
      // Not within React's own commit: a root can not be unmounted while another renders. Strict mode comes right back.
      queueMicrotask(() => {
        if (!isWanted.current) unmount(host);
      });
    };
  }, [widget]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the island reads them from its host
  useLayoutEffect(() => {
    if (ref.current) updateSettings(ref.current);
  }, [json]);
  const drawn = createElement(as, {
    ...attributes,
    ref,
    'data-widget': widget.name,
    'data-widget-load': 'never',
    ...(json === undefined ? {} : { 'data-widget-settings': json }),
  });
  return movesHost ? <div style={{ display: 'contents' }}>{drawn}</div> : drawn;
}
