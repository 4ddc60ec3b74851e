import { type ReactNode, useEffect, useRef, useState } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { HTML_SHOWN } from '../page/html-shown.ts';
import { fittingHeight } from './fitting-height.ts';
import { globalsText, useToolbars } from './globals.ts';
import { keepFocus } from './keep-focus.ts';
import './pages.css';

type Channel = ReturnType<typeof addons.getChannel>;
type Args = Readonly<Record<string, unknown>>;

/** The frame's window, with the globals that Storybook defines in it. */
interface StoryWindow extends Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  readonly __STORYBOOK_PREVIEW__?: {
    onUpdateArgs(change: { storyId: string; updatedArgs: Args }): unknown;
  };
}

interface Props {
  readonly id: string;
  readonly name: string;
  /** Called with the HTML that can be copied, whenever the story was rendered. */
  readonly onHtml?: (html: string) => void;
}

const POLL_MS = 250;

/**
 * Shows a story in a frame, because a page has only one runtime and one cart. The frame follows the toolbars and, on a widget's docs
 * page, the controls. It is as high as its content.
 */
export function StoryFrame({ id, name, onHtml }: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const globals = globalsText(useToolbars());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the toolbars creates a new frame
  useEffect(() => (frame.current ? keepFocus(frame.current) : undefined), [globals]);

  useEffect(() => {
    const inFrame = () => frame.current?.contentWindow as StoryWindow | null | undefined;
    const timer = setInterval(() => {
      const shown = frame.current?.contentDocument;
      if (!shown) return;
      setHeight(fittingHeight(shown));
      const [html] = (inFrame()?.__STORYBOOK_ADDONS_CHANNEL__?.last(HTML_SHOWN) ?? []) as string[];
      if (html) onHtml?.(html);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [onHtml]);

  useEffect(() => {
    let sent = '';
    const forward = ({ storyId, args }: { storyId: string; args: Args }) => {
      const text = JSON.stringify(args);
      // The frame answers with the same event.
      if (storyId !== id || text === sent) return;
      sent = text;
      const preview = (frame.current?.contentWindow as StoryWindow | null)?.__STORYBOOK_PREVIEW__;
      void preview?.onUpdateArgs({ storyId, updatedArgs: args });
    };
    const channel = addons.getChannel();
    channel.on(STORY_ARGS_UPDATED, forward);
    return () => channel.off(STORY_ARGS_UPDATED, forward);
  }, [id]);

  return (
    <iframe
      key={globals}
      ref={frame}
      className="iyim-docs-frame"
      title={name}
      src={`./iframe.html?id=${id}&viewMode=story&globals=${globals}`}
      loading="lazy"
      style={height === undefined ? {} : { blockSize: `${height}px` }}
    />
  );
}
