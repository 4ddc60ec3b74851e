import { createElement, type HTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react';
import { type AnyDefinition, lazyWidget, type Widget } from './define.ts';
import { mount, unmount } from './mount.ts';
import { register } from './register.ts';

export interface WidgetComponentProps extends HTMLAttributes<HTMLElement> {
  /** The host's element name; default `div`. */
  as?: string;
  /** The widget's settings, under the names of its README. */
  settings?: Record<string, unknown>;
  /** The markup the widget works on, as its README shows it; it is the page without JavaScript, too. */
  children?: ReactNode;
}

/**
 * Makes a widget usable inside a React application (RT-19): draws the host with its content, mounts the island on it
 * and unmounts it with the component.
 */
export function widgetComponent(definition: AnyDefinition): (props: WidgetComponentProps) => ReactNode {
  const widget = lazyWidget(definition.name, { load: async () => ({ default: definition }) });
  return (props) => createElement(WidgetHost, { ...props, widget });
}

function WidgetHost({
  widget,
  as = 'div',
  settings,
  ...attributes
}: WidgetComponentProps & { widget: Widget }): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const json = settings && JSON.stringify(settings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new settings are a new island
  useLayoutEffect(() => {
    const host = ref.current;
    if (!host) return;
    register(widget, { quiet: true });
    mount(host).catch(() => {}); // reported through `iyim:error`
    // Not within React's own commit: a root can not be unmounted while another renders.
    return () => queueMicrotask(() => unmount(host));
  }, [widget, json]);
  return createElement(as, {
    ...attributes,
    ref,
    'data-widget': widget.name,
    'data-widget-load': 'never',
    ...(json === undefined ? {} : { 'data-widget-settings': json }),
  });
}
