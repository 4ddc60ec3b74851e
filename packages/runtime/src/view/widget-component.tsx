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

interface OwnProps<As, Settings> {
  /** Tag of the host element. @default 'div' */
  as?: As | undefined;
  /** Settings of the widget, named as in its README. */
  settings?: Settings | undefined;
  /** The markup that the widget works on, as in its README. Without JavaScript the page shows this markup. */
  children?: ReactNode;
}

/** Props of the `as` element and of the widget. */
export type WidgetComponentProps<
  As extends keyof JSX.IntrinsicElements = 'div',
  Settings = Readonly<Record<string, unknown>>,
> = OwnProps<As, Settings> & Omit<ComponentPropsWithoutRef<As>, keyof OwnProps<As, Settings>>;

/** A widget as a React component. `Settings` are the settings that it accepts. */
export type WidgetComponent<Settings> = <As extends keyof JSX.IntrinsicElements = 'div'>(
  props: WidgetComponentProps<As, Settings>,
) => ReactNode;

/**
 * Returns a component for using a widget in a React application (RT-19). It renders the host with its content, mounts the island
 * on the host, and unmounts the island when the component unmounts.
 */
export function widgetComponent<E extends Entries>(
  definition: AnyDefinition<E>,
): WidgetComponent<GivenSettings<E>> {
  const widget = lazyWidget(definition.name, { load: async () => ({ default: definition }) });
  const { movesHost = false } = definition;
  // The key remounts the widget when the tag changes, because the host is then another element.
  return (props) => createElement(WidgetHost, { ...props, key: props.as, widget, movesHost });
}

interface WidgetHostProps extends OwnProps<string, unknown> {
  readonly widget: Widget;
  readonly movesHost: boolean;
}

function WidgetHost({ widget, movesHost, as = 'div', settings, ...attributes }: WidgetHostProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const isMounted = useRef(false);
  const json = settings && JSON.stringify(settings);
  useLayoutEffect(() => {
    const host = ref.current;
    if (!host) return;
    isMounted.current = true;
    register(widget, { quiet: true });
    mount(host).catch(() => {}); // reported through `iyim:error`
    return () => {
      isMounted.current = false;
      // Runs after React's commit, because a root cannot be unmounted while another renders. By then, strict mode has mounted the
      // component again.
      queueMicrotask(() => {
        if (!isMounted.current) unmount(host);
      });
    };
  }, [widget]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the island reads the settings from its host
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
