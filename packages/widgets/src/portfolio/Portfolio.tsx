import { forDevice, useDevice } from '@iyim/runtime/shop';
import {
  announce,
  defineWidget,
  Each,
  Enhance,
  pressable,
  Slot,
  useIsland,
  useLifetime,
  useServerNode,
  useServerNodes,
  useServerParts,
  type ViewProps,
} from '@iyim/runtime/widget';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { prepareTakeOver, takeOver } from '../../originals/original-scripts.ts';
import { Filters } from '../../shared/filters/Filters.tsx';
import filters from '../../shared/filters/filters.css?inline';
import { Masonry } from '../../shared/masonry/Masonry.tsx';
import { unlessTaken } from '../../shared/use-left-alone.ts';
import styles from './portfolio.css?inline';
import {
  classesOf,
  hooks,
  type PortfolioInput,
  type PortfolioItem,
  type PortfolioKind,
  printedColumns,
  readItems,
  readPortfolio,
  shownBy,
} from './read.ts';
import { type PortfolioSettings, settings } from './settings.ts';
import texts from './texts.json' with { type: 'json' };

/** Lays out items in columns, with filters and a button that shows more items (PF-1). */
export const Portfolio = unlessTaken(({ isTaken }) => isTaken, Items);

interface Requested {
  /** The filter that was clicked; null before the first click. */
  readonly pressed: HTMLElement | null;
  /** Number of items shown, by filter. Contains only filters under which the visitor has requested more. */
  readonly counts: Readonly<Record<string, number>>;
}

function Items({ settings, input }: ViewProps<PortfolioSettings, PortfolioInput>): ReactNode {
  const { kind, host, root } = input;
  const { text, id } = useIsland();
  const items = useServerParts(root, () => readItems(input));
  const filters = useServerNodes(host, classesOf(kind).filters);
  const box = useServerNode<HTMLElement>(host, hooks.more);
  const moreButton = useServerNode<HTMLElement>(host, hooks.moreButton);
  useLifetime(
    (signal) => takeOver('portfolio', moreButton ? [...filters, moreButton] : filters, signal),
    [filters, moreButton],
  );
  const [requested, setRequested] = useState<Requested>({ pressed: null, counts: {} });
  const [fresh, setFresh] = useState<ReadonlySet<HTMLElement>>(new Set());
  const [reached, setReached] = useState<PortfolioItem | null>(null);

  const isPaged = moreButton !== null || settings.hasMore;
  const shownFor = ({ pressed, counts }: Requested) => {
    const active = pressed?.isConnected ? pressed : filters[0];
    const tag = shownBy(input, active);
    const all = tag === null ? items : items.filter(({ tags }) => tags.includes(tag));
    const key = tag ?? 'all';
    const visible = isPaged ? all.slice(0, counts[key] ?? settings.perPage) : all;
    return { active, key, visible, isMore: visible.length < all.length };
  };
  const { active, key, visible, isMore } = shownFor(requested);
  const seen = new Set(visible);

  const show = (next: Requested): readonly PortfolioItem[] => {
    const now = shownFor(next).visible;
    const added = now.filter((item) => !seen.has(item));
    setRequested(next);
    setFresh(new Set(added.map(({ item }) => item)));
    announce(text('shown', { count: now.length }));
    return added;
  };
  const showMore = () => {
    const counts = { ...requested.counts, [key]: visible.length + settings.perPage };
    setReached(show({ ...requested, counts })[0] ?? null);
  };
  // Moves the focus to the first added item, because the button is removed when no more items can be shown.
  useEffect(() => {
    if (reached) (reached.link ?? reached.item).focus();
  }, [reached]);

  const layout = settings.layout || (kind === 'plugin' ? 'masonry' : 'grid');
  const device = useDevice();
  const columns = Math.round(forDevice(settings.columns, device));
  const gap = forDevice(settings.gap, device);
  const rowGap = forDevice(settings.rowGap, device);
  const ratio = kind !== 'plugin' && layout === 'grid' ? forDevice(settings.ratio, device) : 0;
  return (
    <>
      <Filters
        filters={filters}
        active={active}
        activeClass={classesOf(kind).active}
        onPress={(pressed) => show({ ...requested, pressed })}
      />
      <Enhance
        of={root}
        classes={{ 'iyim-portfolio': true, [`iyim-portfolio-${layout}`]: true }}
        styles={{
          '--iyim-portfolio-columns': `${columns}`,
          '--iyim-portfolio-gap': gap > 0 || rowGap > 0 ? `${rowGap}px ${gap}px` : undefined,
        }}
      />
      {layout === 'masonry' && (
        <Masonry
          list={root}
          items={visible.map(({ item }) => item)}
          columns={columns}
          rowGap={rowGap}
          columnGap={gap}
        />
      )}
      <Each of={items}>
        {(parts) => (
          <Item
            kind={kind}
            parts={parts}
            isVisible={seen.has(parts)}
            isFresh={fresh.has(parts.item)}
            isReached={reached === parts}
            ratio={ratio}
            slideshow={`${input.id || id('slides')}-${key}`}
          />
        )}
      </Each>
      {kind === 'builder' && layout === 'grid' && (
        <Ghosts root={root} count={(columns - (visible.length % columns)) % columns} />
      )}
      {box && <Enhance of={box} hidden={!isMore || undefined} classes={{ 'hidden-status': !isMore }} />}
      {moreButton && <Enhance of={moreButton} {...pressable(moreButton, showMore)} />}
      {!moreButton && isMore && (
        <Slot
          of={root}
          place="after"
          as="button"
          type="button"
          classes={{ 'iyim-button': true, 'iyim-portfolio-button': true }}
          onClick={showMore}
        >
          {text('more')}
        </Slot>
      )}
    </>
  );
}

interface ItemProps {
  readonly kind: PortfolioKind;
  readonly parts: PortfolioItem;
  readonly isVisible: boolean;
  /** Whether the item has just been shown. */
  readonly isFresh: boolean;
  /** Whether the item gets the focus, because it is the first of those just added. */
  readonly isReached: boolean;
  /** Height of the picture relative to its width; 0: the ratio of its file. */
  readonly ratio: number;
  readonly slideshow: string;
}

const Item = memo(
  ({ kind, parts, isVisible, isFresh, isReached, ratio, slideshow }: ItemProps): ReactNode => {
    const { item, link, picture, loader } = parts;
    const { visible, hidden } = classesOf(kind);
    const opens = kind === 'plain' || link?.dataset.elementorOpenLightbox === 'yes';
    return (
      <>
        <Enhance
          of={item}
          hidden={!isVisible || undefined}
          tabIndex={isReached && !link ? -1 : undefined}
          classes={{
            'iyim-portfolio-item': true,
            'iyim-portfolio-fresh': isFresh,
            ...(visible && { [visible]: isVisible }),
            ...(hidden && { [hidden]: !isVisible, 'item-loaded': true }),
          }}
        />
        {link && opens && (
          <Enhance of={link} data-elementor-lightbox-slideshow={isVisible ? slideshow : null} />
        )}
        {picture && ratio > 0 && (
          <Enhance
            of={picture}
            classes={{ 'iyim-portfolio-picture': true }}
            styles={{ aspectRatio: `${Number((1 / ratio).toFixed(4))}` }}
          />
        )}
        {loader && <Enhance of={loader} hidden />}
      </>
    );
  },
);

/** Adds the page builder's empty items, which a theme's grid may need to fill the last row. */
const Ghosts = ({ root, count }: { readonly root: HTMLElement; readonly count: number }): ReactNode => (
  <Each of={Array(count).fill(root)}>
    {(root) => (
      <Slot
        of={root}
        as="div"
        aria-hidden
        classes={{ 'elementor-portfolio-item': true, 'elementor-portfolio-ghost-item': true }}
      />
    )}
  </Each>
);

export default defineWidget({
  name: 'portfolio',
  settings,
  pageSettings: printedColumns,
  read: readPortfolio,
  View: Portfolio,
  prepare: prepareTakeOver,
  styles: filters + styles,
  messages: texts,
});
