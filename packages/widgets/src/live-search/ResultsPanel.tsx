import type { Combobox } from '@iyim/runtime/page';
import {
  type Bindings,
  Each,
  Enhance,
  Part,
  type PartProps,
  pressable,
  ServerHtml,
  useIsland,
  useViewport,
} from '@iyim/runtime/widget';
import { type ReactNode, type Ref, useLayoutEffect, useMemo, useState } from 'react';
import { createHighlighter } from '../../shared/detached/highlight.ts';
import { fillTemplate } from '../../shared/detached/item-template.ts';
import { isBare, Navigation, planNavigation } from './Navigation.tsx';
import {
  EMPTY,
  FAILED,
  type LiveSearchForm,
  partClass,
  readNavigation,
  readOption,
  SHOWN,
  SLIDE,
} from './read.ts';
import { postHtmlFields, type SearchAnswer } from './search-request.ts';
import type { LiveSearchSettings } from './settings.ts';

/** What the panel shows. */
export type Content =
  | { readonly kind: 'nothing' | 'waiting' }
  | { readonly kind: 'message'; readonly words: string; readonly isFailed: boolean }
  | { readonly kind: 'results'; readonly answer: SearchAnswer };

/** Some of the results, and what opens each of them. */
interface Slide {
  readonly nodes: readonly ChildNode[];
  readonly options: readonly HTMLElement[];
}

interface ResultsPanelProps {
  readonly settings: LiveSearchSettings;
  readonly input: LiveSearchForm;
  readonly content: Content;
  readonly isOpen: boolean;
  readonly slides: readonly Slide[];
  /** The slide that shows, from 1. */
  readonly page: number;
  readonly combobox: Combobox;
  /** What holds the results. */
  readonly holder: Ref<HTMLElement>;
  readonly onGo: (page: number) => void;
  readonly onSubmit: () => void;
}

/** The panel under the field: a spinner, results on slides, or a message. What the server did not render of it is ours. */
export function ResultsPanel(props: ResultsPanelProps): ReactNode {
  const { settings, input, content, isOpen, slides, page, combobox, onGo, onSubmit } = props;
  const { text } = useIsland();
  const { form, parts } = input;
  const { kind } = content;
  const isOurs = parts.area === null;
  const answer = kind === 'results' ? content.answer : null;
  const pages = slides.length;
  const [inHeader, inFooter] = useMemo(
    () => [readNavigation(answer?.navigation.header ?? ''), readNavigation(answer?.navigation.footer ?? '')],
    [answer],
  );
  const header = planNavigation(inHeader, 'in_header', pages, settings);
  const footer = planNavigation(inFooter, 'in_footer', pages, settings);
  const navigation = { page, pages, onGo };
  const number = answer ? text('found', { count: answer.count }) : isOurs ? text('full') : undefined;

  /** What goes to the results page: the server's, or a button of ours. */
  const submits = (element: HTMLElement | null): Bindings & Pick<PartProps, 'of' | 'as' | 'place'> => {
    const press = (event: Event) => {
      event.preventDefault();
      onSubmit();
    };
    if (element) return { of: element, ...pressable(element, press) };
    return { of: null, as: 'button', place: 'first', type: 'button', onClick: press };
  };

  return (
    <Named
      part="results-area"
      of={parts.area}
      at={form}
      place="after"
      // Beside the form, the panel is in no landmark of the page's.
      role="region"
      aria-label={text('results')}
      aria-busy={kind === 'waiting' || undefined}
      classes={{ 'iyim-search-panel': true, [SHOWN]: isOpen }}
      styles={usePanelWidth(settings, input, isOpen && kind)}
    >
      <Named
        part="results-holder"
        of={parts.holder}
        place="first"
        ref={props.holder}
        classes={{ [SHOWN]: answer !== null }}
      >
        <Named
          part="results-header"
          of={parts.header}
          place="first"
          classes={{ [EMPTY]: answer ? !isOurs && !parts.count && isBare(header) : undefined }}
        >
          {(isOurs || parts.count) && (
            <Named
              part="results-count"
              {...submits(parts.count)}
              text={parts.countNumber ? undefined : number}
            />
          )}
          <Enhance of={parts.countNumber} text={answer ? String(answer.count) : undefined} />
          <Navigation {...navigation} plan={header} at={parts.headerNavigation} />
          {/* Where it is ours, a part that stands in another in here comes after it in the page. */}
          <Named part="results-list" of={parts.list} place="after">
            <Part
              of={null}
              at={parts.listInner ?? undefined}
              {...combobox.listProps}
              classes={{ 'iyim-search-options': true, 'iyim-live-search-slides': true }}
            >
              <Each of={slides}>
                {({ nodes }, index) => (
                  <ServerHtml
                    className={SLIDE}
                    // Inline, for a theme may give slides a display of its own.
                    style={{ display: index === page - 1 ? undefined : 'none' }}
                    nodes={nodes}
                  />
                )}
              </Each>
            </Part>
            <Named
              part="results-footer"
              of={parts.footer}
              place="after"
              classes={{ [EMPTY]: answer ? !isOurs && !parts.full && isBare(footer) : undefined }}
            >
              {(isOurs || parts.full) && (
                <Named
                  part="full-results"
                  {...submits(parts.full)}
                  text={parts.full ? undefined : text('full')}
                />
              )}
              <Navigation {...navigation} plan={footer} at={parts.footerNavigation} />
            </Named>
          </Named>
        </Named>
      </Named>
      <Named
        part="message"
        of={parts.message}
        classes={{
          [SHOWN]: kind === 'message',
          [FAILED]: (kind === 'message' && content.isFailed) || undefined,
        }}
      >
        <Part of={null} as="span" text={kind === 'message' ? content.words : ''} />
      </Named>
      <Named
        part="spinner-holder"
        of={parts.spinner}
        classes={{ 'iyim-search-spinner': true, [SHOWN]: kind === 'waiting' }}
      />
    </Named>
  );
}

/** A part by the name it has in the original's classes, and in our style sheet. */
function Named({ part, classes, ...props }: PartProps & { part: string }): ReactNode {
  return (
    <Part {...props} classes={{ [partClass(part)]: true, [`iyim-live-search-${part}`]: true, ...classes }} />
  );
}

/** Styles that keep the panel as wide as the site wants it, and on its side (LS-12). `shown` is what it shows, if anything. */
function usePanelWidth(
  { widthBy, width, side }: LiveSearchSettings,
  { fields, startSide }: LiveSearchForm,
  shown: Content['kind'] | false,
): Bindings['styles'] {
  const [measured, setMeasured] = useState(0);
  const isMeasured = widthBy === 'fields_holder' && shown !== false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it shows something else
  useLayoutEffect(() => {
    if (isMeasured) setMeasured(fields.offsetWidth);
  }, [isMeasured, fields, shown]);
  useViewport(isMeasured ? window : null, 'resize', () => setMeasured(fields.offsetWidth));

  if (widthBy === 'fields_holder') return measured > 0 ? { inlineSize: `${measured}px` } : undefined;
  if (widthBy !== 'custom') return undefined;
  const isCentred = side === 'center' && width !== '';
  const isAtEnd = side !== '' && side !== 'center' && side !== startSide;
  return {
    inlineSize: width || undefined,
    insetInlineStart: isCentred ? '50%' : isAtEnd ? 'auto' : '0',
    insetInlineEnd: isAtEnd ? '0' : 'auto',
    marginInlineStart: isCentred ? `calc(${width} / -2)` : undefined,
  };
}

/** Fields in which matches are marked (LS-7). */
const MARKED = new Set([
  'title',
  'content',
  'before_title',
  'after_title',
  'before_content',
  'after_content',
  'price',
]);

/**
 * At most so many results of an answer on slides: as many of these as the server says (LS-5), as long as there are results for
 * them. `perSlide` counts when it says neither that nor how many stand on one.
 */
export function fillSlides(
  { posts, columns, highlight, ...answer }: SearchAnswer,
  template: string,
  atMost: number,
  perSlide: number,
): readonly Slide[] {
  const listed = (posts ?? []).slice(0, atMost);
  const size = answer.perSlide || (columns > 0 ? Math.ceil(listed.length / columns) : perSlide);
  const count = Math.ceil(listed.length / size);
  const mark = createHighlighter(highlight ?? '');
  return Array.from({ length: columns > 0 ? Math.min(count, columns) : count }, (_, index) => {
    const items = listed.slice(index * size, (index + 1) * size).map((post) =>
      fillTemplate(template, post, postHtmlFields, (name, content) => {
        if (MARKED.has(name)) mark(content);
      }),
    );
    return {
      options: items.flatMap((item) => readOption(item) ?? []),
      nodes: items.flatMap((item) => [...item.childNodes]),
    };
  });
}
