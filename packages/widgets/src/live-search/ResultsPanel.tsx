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
  ACTIVE_SUGGESTIONS,
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

/** Content of the panel. */
export type Content =
  | { readonly kind: 'nothing' | 'waiting' }
  | { readonly kind: 'message'; readonly words: string; readonly isFailed: boolean }
  | { readonly kind: 'suggestions'; readonly names: readonly string[] }
  | { readonly kind: 'results'; readonly answer: SearchAnswer };

/** A slide of results, with the elements that open the results. */
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
  /** Number of the visible slide, from 1. */
  readonly page: number;
  readonly combobox: Combobox;
  /** Suggestions that are shown instead of results, and their title for pages where the server renders none. */
  readonly suggestions: { readonly title: string; readonly items: readonly HTMLElement[] } | null;
  /** Ref of the results' container. */
  readonly holder: Ref<HTMLElement>;
  readonly onGo: (page: number) => void;
  readonly onSubmit: () => void;
}

/** The panel under the field: a spinner, results on slides, or a message. Adds the parts that the server did not render. */
export function ResultsPanel(props: ResultsPanelProps): ReactNode {
  const { settings, input, content, isOpen, slides, page, combobox, suggestions, onGo, onSubmit } = props;
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
  /** Hides the parts for results while suggestions are shown; inline, because themes set their `display`. */
  const forResults = { display: suggestions ? 'none' : undefined };
  const number = answer ? text('found', { count: answer.count }) : isOurs ? text('full') : undefined;

  /** Returns the props of a part that submits the form: the server's element, or an added button. */
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
      // The panel is outside the form's landmark, so it needs its own.
      role="region"
      aria-label={text(suggestions ? 'suggestions' : 'results')}
      aria-busy={kind === 'waiting' || undefined}
      classes={{ 'iyim-search-panel': true, [SHOWN]: isOpen }}
      styles={usePanelWidth(settings, input, isOpen && kind)}
    >
      <Named
        part="results-holder"
        of={parts.holder}
        place="first"
        ref={props.holder}
        classes={{ [SHOWN]: answer !== null || suggestions !== null }}
      >
        {suggestions && (
          <Named
            part="results-suggestions-area"
            of={parts.suggestions}
            classes={{ [ACTIVE_SUGGESTIONS]: true }}
          >
            {!parts.suggestions && suggestions.title !== '' && (
              <Named part="results-suggestions-area-title" of={null} text={suggestions.title} />
            )}
            <Part
              of={null}
              {...combobox.listProps}
              classes={{ 'iyim-search-options': true, 'iyim-live-search-suggestions': true }}
              nodes={suggestions.items}
            />
          </Named>
        )}
        <Named
          part="results-header"
          of={parts.header}
          place="first"
          styles={forResults}
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
          {/* `place="after"` inserts an added part after its parent, not inside it. */}
          <Named part="results-list" of={parts.list} place="after" styles={forResults}>
            <Part
              of={null}
              at={parts.listInner ?? undefined}
              {...(!suggestions && combobox.listProps)}
              classes={{ 'iyim-search-options': true, 'iyim-live-search-slides': true }}
            >
              <Each of={slides}>
                {({ nodes }, index) => (
                  <ServerHtml
                    className={SLIDE}
                    // Inline, because a theme may set its own `display` for slides.
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
              styles={forResults}
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

/** A part of the panel, with the class of the original's markup and the class of our style sheet. */
function Named({ part, classes, ...props }: PartProps & { part: string }): ReactNode {
  return (
    <Part {...props} classes={{ [partClass(part)]: true, [`iyim-live-search-${part}`]: true, ...classes }} />
  );
}

/**
 * Returns the styles for the panel's configured width and side (LS-12). `shown` is the kind of the panel's content, or false
 * while the panel is closed.
 */
function usePanelWidth(
  { widthBy, width, side }: LiveSearchSettings,
  { fields, startSide }: LiveSearchForm,
  shown: Content['kind'] | false,
): Bindings['styles'] {
  const [measured, setMeasured] = useState(0);
  const isMeasured = widthBy === 'fields_holder' && shown !== false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width is measured again whenever the content changes
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

/** Fields of a post in which matches of the searched text are marked (LS-7). */
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
 * Distributes at most `atMost` results of an answer over the server's number of slides, or over fewer slides if there are too
 * few results (LS-5). `perSlide` applies if the server defines neither the number of slides nor the number of results per slide.
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
