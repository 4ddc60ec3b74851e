import { goTo, isPlainClick, pressCode, readHostSettings, useMeasured } from '@iyim/runtime/page';
import {
  defineWidget,
  dispatchLegacy,
  Each,
  Enhance,
  Slot,
  siteConfig,
  useIsland,
  useLegacyEvent,
  useServerParts,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GALLERY_STARTED, GALLERY_STARTS, PRODUCT_PARAMS } from '../../page/names.ts';
import type { CarouselParts } from '../../shared/carousel/read-markup.ts';
import { useFetchedNear } from '../../shared/use-fetched.ts';
import { useLeftAlone } from '../../shared/use-left-alone.ts';
import { galleryEvents } from './names.ts';
import styles from './product-gallery.css?inline';
import { Resting } from './Resting.tsx';
import {
  CLASSES,
  fullPictureOf,
  imageOf,
  isLinkNamed,
  isTaken,
  linkOf,
  PICTURE_ATTRIBUTES,
  type ProductGalleryInput,
  readGalleryParts,
  readProductGallery,
  readShopSettings,
  shopTriggerText,
} from './read.ts';
import { readName } from './read-name.ts';
import type { SliderProps } from './Slider.tsx';
import { type ProductGallerySettings, settings } from './settings.ts';
import { Thumbnails } from './Thumbnails.tsx';
import texts from './texts.json' with { type: 'json' };
import { Zoom } from './Zoom.tsx';

type SliderCode = typeof import('./Slider.tsx');

let slider: SliderCode | undefined;

async function loadSlider(): Promise<SliderCode> {
  slider ??= await import('./Slider.tsx');
  return slider;
}

/** Loads the slider before a gallery of several pictures mounts that shows the slider's controls or moves by itself. */
async function prepareSlider(host: HTMLElement): Promise<void> {
  try {
    const written = { ...readShopSettings(host), ...readHostSettings(host) };
    const { parts } = readGalleryParts(readProductGallery(host));
    if (isSeveral(parts) && settings.parse(written, () => {}).needsSlider) await loadSlider();
  } catch {
    // The view reads the settings and loads the slider again, and reports failures.
  }
}

const lightbox = pressCode(() => import('../../shared/lightbox/open-pictures.ts'));

/** Makes the original's slider, which a page script started after this widget, measure the slides again. */
const restart = () => window.dispatchEvent(new Event('resize'));

/** Shows the pictures of a product: one at a time, enlarged under the pointer, and in full size. */
export function ProductGallery({
  settings,
  input,
}: ViewProps<ProductGallerySettings, ProductGalleryInput>): ReactNode {
  const { host } = input;
  const { parts, isTaken } = useServerParts(host, () => readGalleryParts(input));
  // If a script replaces the list or all of its pictures, the gallery starts again with the first one.
  const [shown, setShown] = useState({ parts, key: 0 });
  if (shown.parts !== parts)
    setShown({ parts, key: shown.key + (isSameGallery(shown.parts, parts) ? 0 : 1) });
  if (useLeftAlone(isTaken, host, restart)) return null;
  return (
    <>
      {/* The server hides the gallery until its script runs. */}
      <Enhance
        of={host}
        classes={{ 'iyim-product-gallery': true }}
        styles={{ opacity: input.kind === 'shop' ? '1' : undefined }}
      />
      <Announced>
        {parts && parts.slides.length > 0 && <Pictures key={shown.key} parts={parts} settings={settings} />}
      </Announced>
    </>
  );
}

const isSameGallery = (one: CarouselParts | null, other: CarouselParts | null): boolean =>
  one?.list === other?.list && (one?.slides.some((slide) => other?.slides.includes(slide)) ?? true);

const isSeveral = (parts: CarouselParts | null): boolean => (parts?.slides.length ?? 0) > 1;

interface PicturesProps {
  readonly parts: CarouselParts;
  readonly settings: ProductGallerySettings;
}

function Pictures({ parts, settings }: PicturesProps): ReactNode {
  const { host, handler, report, text } = useIsland();
  const { list, slides } = parts;
  const [current, setCurrent] = useState(0);
  const [chosen, setChosen] = useState<{ readonly slide: number } | null>(null);
  const hasSlider = settings.hasSlider && isSeveral(parts);
  // If pictures are added later, the slider starts with the first one.
  if (!hasSlider && (current > 0 || chosen)) {
    setCurrent(0);
    setChosen(null);
  }
  const hasFull = useFullPictures(list, slides);
  const [label] = useState(() => readName(host, text('gallery')));
  const choose = (slide: number) => setChosen({ slide });
  useLegacyEvent(host, galleryEvents.reset, () => choose(0), { alsoOwn: true });

  const open = (index: number, event: Event, opener: HTMLElement) => {
    if (isTaken(host)) return; // the original's script has started on a single picture, and opens it
    event.preventDefault();
    const picturesOf = (some: readonly HTMLElement[]) => some.flatMap((slide) => fullPictureOf(slide) ?? []);
    const pictures = picturesOf(slides);
    const before = picturesOf(slides.slice(0, index)).length;
    const start = before < pictures.length ? before : 0;
    return lightbox.with(
      ({ openPictures }) => openPictures(pictures, { start, opener, hasShare: settings.shareEl }),
      (error) => {
        report(error, 'loading the lightbox');
        const [{ url } = { url: '' }] = pictures.slice(start);
        if (url) goTo(url);
      },
    );
  };

  return (
    <>
      {settings.hasLightbox && settings.hasZoom && hasFull && (
        <Slot of={host} place="first">
          {/* A link as in the original, because themes style `a` and `button` differently. */}
          {/* biome-ignore lint/a11y/useAnchorContent: it has a label */}
          {/* biome-ignore lint/a11y/useValidAnchor: see above */}
          {/* biome-ignore lint/a11y/useSemanticElements: see above */}
          <a
            href="#"
            role="button"
            className={`${CLASSES.trigger} iyim-product-gallery-trigger`}
            aria-haspopup="dialog"
            aria-label={shopTriggerText() ?? text('open')}
            onClick={handler((event) => open(current, event.nativeEvent, event.currentTarget))}
            onKeyDown={handler((event) => {
              if (event.key === ' ') open(current, event.nativeEvent, event.currentTarget);
            })}
          >
            <span aria-hidden="true">🔍</span>
          </a>
        </Slot>
      )}
      {hasSlider && (
        <>
          <Slides
            parts={parts}
            settings={settings}
            label={label}
            current={current}
            chosen={chosen}
            onSelect={setCurrent}
            choose={choose}
          />
          <Height list={list} slide={settings.smoothHeight ? slides[current] : undefined} />
          {settings.controlNav === 'thumbnails' && (
            <Thumbnails
              host={host}
              list={list}
              slides={slides}
              current={current}
              columns={settings.columns}
              choose={choose}
            />
          )}
        </>
      )}
      <Each of={slides}>
        {(slide, index) => (
          <>
            {settings.hasZoom && <Zoom slide={slide} host={host} magnify={settings.magnify} />}
            {/* A lazy picture that the gallery clips would not load before it becomes visible. */}
            {hasSlider && Math.abs(index - current) <= 1 && <Enhance of={imageOf(slide)} loading="eager" />}
            {settings.hasLightbox && (
              <Enhance
                of={linkOf(slide)}
                aria-haspopup="dialog"
                aria-label={isLinkNamed(slide, text('open')) ? undefined : text('open')}
                onClick={(event) => {
                  const { currentTarget } = event;
                  if (isPlainClick(event) && fullPictureOf(slide) && currentTarget instanceof HTMLElement)
                    return open(index, event, currentTarget);
                  return undefined;
                }}
              />
            )}
          </>
        )}
      </Each>
    </>
  );
}

/** Renders the slides. The browser scrolls them until the slider's code has loaded and the scrolling has ended. */
function Slides(props: SliderProps): ReactNode {
  const { needsSlider } = props.settings;
  const fetched = useFetchedNear(loadSlider, 'the slider', needsSlider);
  const code = fetched ?? (needsSlider ? slider : undefined);
  const [isMoving, setMoving] = useState(false);
  useFilms(props.parts.slides, props.current);
  const Slider = isMoving ? undefined : code?.Slider;
  return Slider ? <Slider {...props} /> : <Resting {...props} onMove={setMoving} />;
}

/**
 * Pauses the videos of all slides but the current one, because visitors cannot reach their controls. A video with `autoplay`
 * plays again when its slide becomes the current one.
 */
function useFilms(slides: readonly HTMLElement[], current: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per move
  useEffect(() => {
    for (const [index, slide] of slides.entries())
      for (const film of slide.querySelectorAll('video')) {
        if (index !== current) film.pause();
        else if (film.autoplay) film.play().catch(() => {}); // the browser may not allow it
      }
  }, [current]);
}

/** Makes the list as high as the current slide. Without a slide, the highest slide determines the height. */
function Height({ list, slide }: { list: HTMLElement; slide: HTMLElement | undefined }): ReactNode {
  const height = useMeasured(slide ? [slide] : [], () => slide?.getBoundingClientRect().height ?? 0, slide);
  return (
    <Enhance
      of={list}
      classes={{ 'iyim-product-gallery-list': true }}
      styles={{ alignItems: 'flex-start', blockSize: height > 0 ? `${height}px` : undefined }}
    />
  );
}

/**
 * Fires the original's events before and after the gallery is mounted. Listeners of the first event may still change the
 * pictures.
 */
function Announced({ children }: { readonly children: ReactNode }): ReactNode {
  const { host } = useIsland();
  const [isBegun, setBegun] = useState(false);
  const fired = useRef(new Set<string>());
  // In a layout effect, so that the gallery is rendered before the first paint.
  useLayoutEffect(() => {
    const name = isBegun ? GALLERY_STARTED : GALLERY_STARTS;
    if (fired.current.has(name)) return;
    fired.current.add(name);
    dispatchLegacy(host, name, [host, siteConfig().global(PRODUCT_PARAMS).whole]);
    setBegun(true);
  }, [host, isBegun]);
  return isBegun && children;
}

/**
 * Returns whether a slide has a full-size picture. Renders again when the attributes of a picture change, as they do when a variation
 * is chosen.
 */
function useFullPictures(list: HTMLElement, slides: readonly HTMLElement[]): boolean {
  const [, setTurn] = useState(0);
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => setTurn((turn) => turn + 1));
    observer.observe(list, { subtree: true, attributeFilter: [...PICTURE_ATTRIBUTES] });
    return () => observer.disconnect();
  }, [list]);
  return slides.some(fullPictureOf);
}

export default defineWidget({
  name: 'product-gallery',
  settings,
  read: readProductGallery,
  View: ProductGallery,
  prepare: prepareSlider,
  styles,
  messages: texts,
  pageSettings: readShopSettings,
});
