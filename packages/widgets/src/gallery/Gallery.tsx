import { useMeasured } from '@iyim/runtime/page';
import { forDevice, useDevice } from '@iyim/runtime/shop';
import {
  defineWidget,
  Each,
  Enhance,
  EnhanceAll,
  Slot,
  useAnnouncement,
  useIsland,
  useServerNodes,
  useServerParts,
  type ViewProps,
} from '@iyim/runtime/widget';
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Filters } from '../../shared/filters/Filters.tsx';
import filters from '../../shared/filters/filters.css?inline';
import { Masonry } from '../../shared/masonry/Masonry.tsx';
import { unlessTaken } from '../../shared/use-left-alone.ts';
import styles from './gallery.css?inline';
import { justify } from './justify.ts';
import {
  ALL,
  filterSelector,
  type GalleryInput,
  hooks,
  type Picture,
  readGallery,
  readPictures,
  shownBy,
} from './read.ts';
import { type GallerySettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };

/** Delay in ms from the choice of a filter to the update of the lightbox's slideshow (§9, gallery lightbox index update). */
const SETTLED = 1000;
/** In masonry, a picture is put into the next column unless another column is shorter by more than this, in px. */
const SLACK = 5;
/** Animated pictures per filter, at most: animating hundreds would block the page, and most are below the viewport. */
const MOVING = 40;
/** Aspect ratio assumed for a picture of unknown size. */
const USUAL = 3 / 2;

/** Shows pictures in a grid, in justified rows or in columns, with filters (GA-1). */
export const Gallery = unlessTaken(({ isTaken }) => isTaken, Pictures);

function Pictures({ settings, input }: ViewProps<GallerySettings, GalleryInput>): ReactNode {
  const { kind, host, root } = input;
  const { text, id } = useIsland();
  const cached = useMemo(() => new WeakMap<Element, Picture>(), []);
  const pictures = useServerParts(root, () => readPictures(input, cached));
  const filters = useServerNodes(host, filterSelector(input));
  const [pressed, setPressed] = useState<HTMLElement | null>(null);
  const active = pressed?.isConnected ? pressed : filters[0];
  const requested = active ? shownBy(input, active) : ALL;
  // The filter button changes immediately; the pictures, possibly hundreds, are updated with low priority.
  const shown = useDeferredValue(requested);
  const [late, settle] = useSettled(requested);
  const settled = kind === 'builder' ? late : shown;
  const visible = useMemo(() => pictures.filter((picture) => isShown(picture, shown)), [pictures, shown]);
  useAnnouncement(pressed && shown === requested ? text('shown', { count: visible.length }) : null);

  const slideshowId = host.dataset.id || host.id || id('slides');
  const slideshow = ({ link, ...picture }: Picture): string | undefined => {
    if (filters.length === 0)
      return kind === 'builder' ? undefined : (link?.dataset.elementorLightboxSlideshow ?? slideshowId);
    return settled !== null && isShown(picture, settled) ? `${settled}_${slideshowId}` : undefined;
  };
  const back = useMemo(() => new Set(visible.slice(0, MOVING)), [visible]);
  const layout = settings.layout || (kind === 'basic' ? '' : 'grid');
  return (
    <>
      <Filters filters={filters} active={active} activeClass="elementor-item-active" onPress={setPressed} />
      {/* Updates the slideshow on a click, so that the lightbox opens with the pictures that are visible now. */}
      <Enhance of={root} onClickCapture={settle} />
      <Layout root={root} layout={layout} pictures={visible} settings={settings} />
      <Each of={pictures}>
        {(picture, index) => (
          <Item
            picture={picture}
            isHidden={!isShown(picture, shown)}
            isMoving={back.has(picture)}
            ratio={layout === 'grid' ? settings.aspectRatio : layout && `${ratioOf(picture)}`}
            slideshow={slideshow(picture)}
            name={text('picture', { number: index + 1 })}
            isLazy={settings.isLazy}
            hover={settings.hover}
          />
        )}
      </Each>
    </>
  );
}

const isShown = ({ tags }: Pick<Picture, 'tags'>, filter: string): boolean =>
  filter === ALL || tags.includes(filter);

const ratioOf = ({ width, height }: Picture): number =>
  width > 0 && height > 0 ? Number((width / height).toFixed(4)) : USUAL;

/**
 * Returns the filter after a delay (null until the first delay has passed), and a function that applies the current filter
 * immediately.
 */
function useSettled(filter: string): readonly [string | null, () => void] {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(filter), SETTLED);
    return () => clearTimeout(timer);
  }, [filter]);
  return [settled, () => setSettled(filter)];
}

interface LayoutProps {
  readonly root: HTMLElement;
  readonly layout: GallerySettings['layout'];
  /** The visible pictures. */
  readonly pictures: readonly Picture[];
  readonly settings: GallerySettings;
}

function Layout({ root, layout, pictures, settings }: LayoutProps): ReactNode {
  const device = useDevice();
  const columns = Math.round(forDevice(settings.columns, device));
  const gap = forDevice(settings.gap, device);
  const items = useMemo(() => pictures.map(({ item }) => item), [pictures]);
  const { duration } = settings.hover;
  const time = duration > 0 ? `${duration}ms` : undefined;
  return (
    <>
      <Enhance
        of={root}
        classes={{ 'iyim-gallery': true, [`iyim-gallery-${layout}`]: layout !== '' || undefined }}
        styles={{
          '--iyim-gallery-columns': `${columns}`,
          '--iyim-gallery-gap': `${gap}px`,
          '--content-transition-duration': time,
          '--overlay-transition-duration': time,
        }}
      />
      {layout === 'masonry' && (
        <Masonry list={root} items={items} columns={columns} rowGap={gap} columnGap={gap} slack={SLACK} />
      )}
      {layout === 'justified' && (
        <Rows root={root} pictures={pictures} gap={gap} ideal={forDevice(settings.rowHeight, device)} />
      )}
    </>
  );
}

interface RowsProps {
  readonly root: HTMLElement;
  readonly pictures: readonly Picture[];
  readonly gap: number;
  readonly ideal: number;
}

function Rows({ root, pictures, gap, ideal }: RowsProps): ReactNode {
  const width = useMeasured([root], () => root.clientWidth);
  const bases = useMemo(
    () => justify(pictures.map(ratioOf), width, gap, ideal),
    [pictures, width, gap, ideal],
  );
  return (
    <Each of={pictures}>
      {({ item }, index) => <Enhance of={item} styles={{ inlineSize: bases[index] }} />}
    </Each>
  );
}

interface ContentProps {
  readonly picture: Picture;
  /** CSS aspect ratio; empty leaves it to the page's style sheet. */
  readonly ratio: string;
  readonly isLazy: boolean;
  readonly hover: GallerySettings['hover'];
}

interface ItemProps extends ContentProps {
  readonly isHidden: boolean;
  /** Whether the picture is animated when a filter shows it again. */
  readonly isMoving: boolean;
  readonly slideshow: string | undefined;
  /** Accessible name for a link without any text. */
  readonly name: string;
}

/** Item of a gallery. Its content is a separate component, so that a filter change does not render it again. */
const Item = memo(({ isHidden, isMoving, slideshow, name, ...content }: ItemProps): ReactNode => {
  const { item, link, isMute } = content.picture;
  const back = useRef({ isHidden, moves: false });
  if (back.current.isHidden !== isHidden) back.current = { isHidden, moves: isMoving && !isHidden };
  const label = isMute ? link?.dataset.elementorLightboxTitle || name : undefined;
  return (
    <>
      <Enhance
        of={item}
        hidden={isHidden || undefined}
        classes={{
          'iyim-gallery-item': true,
          'iyim-gallery-back': back.current.moves,
          'e-gallery-item--hidden': isHidden,
        }}
      />
      {link && <Enhance of={link} data-elementor-lightbox-slideshow={slideshow} aria-label={label} />}
      <Content {...content} />
    </>
  );
});

/** A picture with its overlay and texts. */
const Content = memo(({ picture, ratio, isLazy, hover }: ContentProps): ReactNode => {
  const { item, image, url, alt, width, height } = picture;
  const { overlay, content, words } = useMemo(() => partsOf(item), [item]);
  return (
    <>
      <Enhance
        of={image}
        {...(url && { 'aria-label': null, role: null })}
        classes={{ 'iyim-gallery-image': ratio !== '', ...moving(hover.image) }}
        styles={{ aspectRatio: ratio || undefined }}
      />
      {url && (
        <Slot
          of={image}
          as="img"
          loading={isLazy ? 'lazy' : undefined}
          alt={alt}
          width={width || undefined}
          height={height || undefined}
          src={url}
        />
      )}
      {overlay && <Enhance of={overlay} classes={moving(hover.overlay)} />}
      {content && (
        <Enhance of={content} classes={{ 'elementor-gallery--sequenced-animation': hover.isSequenced }} />
      )}
      {words.length > 0 && <EnhanceAll of={words} classes={moving(hover.content)} />}
    </>
  );
});

const moving = (name: string) =>
  name === '' ? undefined : { 'iyim-gallery-moves': true, [`elementor-animated-item--${name}`]: true };

function partsOf(item: HTMLElement) {
  const content = item.querySelector(hooks.content);
  return {
    overlay: item.querySelector(hooks.overlay),
    content,
    words: content ? [...content.children] : [],
  };
}

export default defineWidget({
  name: 'gallery',
  settings,
  read: readGallery,
  View: Gallery,
  styles: filters + styles,
  messages: texts,
});
