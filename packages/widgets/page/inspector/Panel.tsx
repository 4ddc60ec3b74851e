import { isVisible, nameElement } from '@iyim/runtime/page';
import { useIsland, useStable } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Details } from './Details.tsx';
import { Findings } from './Findings.tsx';
import { HostList } from './HostList.tsx';
import { Mark } from './Mark.tsx';
import { toMarkdown } from './markdown.ts';
import { Originals, PageFacts, Scripts } from './PageParts.tsx';
import type { PagePointer } from './page-pointer.ts';
import type { Report } from './report.ts';
import { useReport } from './use-report.ts';

interface PanelProps {
  readonly shadow: ShadowRoot;
  /** Whether the panel takes the focus when it opens. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** A panel in front of the page that explains its islands, and marks the element of the row with the pointer or the focus. */
export function Panel({ shadow, takesFocus, onClose }: PanelProps): ReactNode {
  const { text, handler } = useIsland();
  const report = useReport();
  const [marked, setMarked] = useState<{ readonly pointer?: Element; readonly focus?: Element }>({});
  const [isFolded, setIsFolded] = useState(false);
  const [isMoved, setIsMoved] = useState(false);
  const [notice, setNotice] = useState('');
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    opener.current = document.activeElement;
    title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // The focused row was removed with its host: without the focus, Escape would not close the panel.
    if (report && hadFocus.current && !shadow.activeElement) title.current?.focus({ preventScroll: true });
  }, [report, shadow]);
  const close = () => {
    const back = opener.current;
    onClose();
    if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
  };
  const mark: PagePointer['mark'] = useStable((by, element, isOn) =>
    setMarked((old) => {
      if (isOn) return { ...old, [by]: element };
      if (old[by] !== element) return old;
      const { [by]: _, ...rest } = old;
      return rest;
    }),
  );
  const show = useStable((element: Element) => {
    const isShown = isVisible(element);
    setNotice(isShown ? '' : text('notShown', { element: nameElement(element) }));
    if (!isShown) return;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    if (panel.current && covers(panel.current, element)) setIsMoved(!isMoved);
  });
  const pageOf = useRef<PagePointer>({ mark, show });
  const shown = marked.pointer ?? marked.focus;
  const language = text('language');
  return createPortal(
    <div lang={language} dir={language === 'he' ? 'rtl' : 'ltr'} className="frame">
      {shown && <Mark of={shown} />}
      <section
        ref={panel}
        className={isMoved ? 'panel moved' : 'panel'}
        aria-labelledby="title"
        onFocus={handler(() => {
          hadFocus.current = true;
        })}
        onBlur={handler(() => {
          hadFocus.current = false;
        })}
        onKeyDown={handler(({ key }: { key: string }) => {
          if (key === 'Escape') close();
        })}
      >
        <header>
          <h2 id="title" ref={title} tabIndex={-1}>
            {text('title')}
          </h2>
          <button type="button" onClick={handler(() => setIsMoved(!isMoved))}>
            {text('move')}
          </button>
          <button type="button" aria-expanded={!isFolded} onClick={handler(() => setIsFolded(!isFolded))}>
            {text(isFolded ? 'unfold' : 'fold')}
          </button>
          <button type="button" onClick={handler(close)}>
            {text('closePanel')}
          </button>
        </header>
        <p role="status" className="notice">
          {notice}
        </p>
        <div className="content" hidden={isFolded}>
          {report ? <Parts report={report} page={pageOf.current} /> : <p>{text('collecting')}</p>}
        </div>
      </section>
    </div>,
    shadow,
  );
}

/** Whether the panel covers the middle of an element. */
function covers(panel: Element, element: Element): boolean {
  const box = element.getBoundingClientRect();
  const { left, right, top, bottom } = panel.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > left && x < right && y > top && y < bottom;
}

function Parts({ report, page }: { readonly report: Report; readonly page: PagePointer }): ReactNode {
  const { text } = useIsland();
  const { hosts, findings, notAdopted, scripts } = report;
  const countOf = (...states: readonly string[]) =>
    hosts.filter(({ state }) => states.includes(state)).length;
  return (
    <>
      <p className="summary">
        {text('summary', {
          hosts: hosts.length,
          mounted: countOf('mounted'),
          waiting: countOf('pending', 'loading', 'unknown'),
          failed: countOf('failed'),
        })}
      </p>
      <CopyReport report={report} />
      <Findings findings={findings} page={page} />
      <Details title={text('hosts', { number: hosts.length })} isOpen>
        <HostList hosts={hosts} page={page} />
      </Details>
      <Details
        title={text('notAdoptedTitle', {
          number: notAdopted.reduce((sum, { elements }) => sum + elements.length, 0),
        })}
      >
        <Originals notAdopted={notAdopted} page={page} />
      </Details>
      <Details title={text('scripts', { number: scripts.length })}>
        <Scripts scripts={scripts} />
      </Details>
      <Details title={text('page')}>
        <PageFacts report={report} />
      </Details>
    </>
  );
}

/** A button that copies the report as Markdown, or shows it where the browser does not allow copying. */
function CopyReport({ report }: { readonly report: Report }): ReactNode {
  const { text, handler } = useIsland();
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(toMarkdown(report));
      setCopied('yes');
    } catch {
      setCopied('failed'); // not a secure page, or not allowed
    }
  };
  return (
    <div className="copy">
      <button type="button" className="primary" onClick={handler(copy)}>
        {text('copy')}
      </button>
      <span role="status">{copied === 'yes' && text('copied')}</span>
      {copied === 'failed' && (
        <label>
          {text('copyByHand')}
          <textarea readOnly rows={6} dir="ltr" value={toMarkdown(report)} />
        </label>
      )}
    </div>
  );
}
