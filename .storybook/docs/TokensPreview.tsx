import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { encodePalette, type Palette } from '../theme/palette.ts';
import { allValues, applyPalette } from '../theme/themes.ts';
import { globalsText } from './globals.ts';
import { keepFocus } from './keep-focus.ts';

/** Ids of the stories that the preview offers. Together they use most of the tokens. */
const PREVIEWS = {
  'Mini-cart': 'shop-mini-cart--open',
  Swatches: 'shop-swatches--chosen',
  'Live search': 'search-live-search--results',
  'Form with errors': 'forms-form--field-errors',
  'Form that was sent': 'forms-form--sent',
  'Form in steps': 'forms-form-steps--second',
  'Delete link': 'lists-delete-link--asked',
  Calendar: 'lists-calendar--this-month',
  Popup: 'popups-popup--open',
  Lightbox: 'content-lightbox--opened',
  Carousel: 'content-carousel--slides',
  Tabs: 'content-tabs--another',
  Timeline: 'content-timeline--begun',
  'A failure': 'for-contributors-kit-view--retry',
};

const POLL_MS = 250;

const hasPalette = ({ documentElement: { style, dataset } }: Document, palette: Palette): boolean =>
  dataset.page === palette.page &&
  Object.entries(allValues(palette)).every(([name, value]) => style.getPropertyValue(name) === value);

interface Props {
  readonly palette: Palette;
  readonly toolbars: Readonly<Record<string, unknown>>;
}

/** Shows a story with a palette. A change of the palette does not load the story again. */
export function TokensPreview({ palette, toolbars }: Props): ReactNode {
  const [story, setStory] = useState<string>(PREVIEWS['Mini-cart']);
  const frame = useRef<HTMLIFrameElement>(null);
  const id = useId();
  const { theme: _, palette: __, ...others } = toolbars;
  const globals = globalsText(others);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address contains only the first palette of a story
  const src = useMemo(
    () =>
      `./iframe.html?id=${story}&viewMode=story&globals=${globalsText({ ...others, theme: 'mine', palette: encodePalette(palette) })}`,
    [story, globals],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address loads a new document into the frame
  useEffect(() => (frame.current ? keepFocus(frame.current) : undefined), [src]);

  useEffect(() => {
    const apply = () => {
      const shown = frame.current?.contentDocument;
      // The document has no root element while the frame is being created.
      if (shown?.documentElement && !hasPalette(shown, palette)) applyPalette(palette, shown);
    };
    apply();
    // When its page has loaded, the story applies the palette in its address, which may be outdated.
    const timer = setInterval(apply, POLL_MS);
    return () => clearInterval(timer);
  }, [palette]);

  return (
    <>
      <p>
        <label htmlFor={id}>Preview</label>{' '}
        <select id={id} value={story} onChange={({ target }) => setStory(target.value)}>
          {Object.entries(PREVIEWS).map(([name, value]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <iframe key={src} ref={frame} title="Preview" src={src} />
    </>
  );
}
