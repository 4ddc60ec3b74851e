import { useIsland } from '@iyim/runtime/widget';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Details } from './Details.tsx';
import { Findings } from './Findings.tsx';
import { HostRow } from './HostRow.tsx';
import { keyOf } from './key-of.ts';
import { Mark } from './Mark.tsx';
import { toMarkdown } from './markdown.ts';
import { Originals, PageFacts, Scripts } from './PageParts.tsx';
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
  const [marked, setMarked] = useState<Element>();
  const [isFolded, setIsFolded] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    opener.current = document.activeElement;
    title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const close = () => {
    const back = opener.current;
    onClose();
    if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
  };
  const language = text('language');
  return createPortal(
    <div lang={language} dir={language === 'he' ? 'rtl' : 'ltr'} className="frame">
      {marked && <Mark of={marked} />}
      <section
        className="panel"
        aria-labelledby="title"
        onKeyDown={handler(({ key }: { key: string }) => {
          if (key === 'Escape') close();
        })}
      >
        <header>
          <h2 id="title" ref={title} tabIndex={-1}>
            {text('title')}
          </h2>
          <button type="button" aria-expanded={!isFolded} onClick={handler(() => setIsFolded(!isFolded))}>
            {text(isFolded ? 'unfold' : 'fold')}
          </button>
          <button type="button" onClick={handler(close)}>
            {text('closePanel')}
          </button>
        </header>
        <div className="content" hidden={isFolded}>
          {report ? <Parts report={report} onMark={setMarked} /> : <p>{text('collecting')}</p>}
        </div>
      </section>
    </div>,
    shadow,
  );
}

function Parts({
  report,
  onMark,
}: {
  readonly report: Report;
  readonly onMark: (element: Element | undefined) => void;
}): ReactNode {
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
      <Findings findings={findings} onMark={onMark} />
      <Details title={text('hosts', { number: hosts.length })} isOpen>
        {hosts.length === 0 && <p>{text('noHostsHere')}</p>}
        <ul className="rows">
          {hosts.map((host) => (
            <HostRow key={`${keyOf(host.element)} ${host.widget}`} host={host} onMark={onMark} />
          ))}
        </ul>
      </Details>
      <Details
        title={text('notAdoptedTitle', {
          number: notAdopted.reduce((sum, { elements }) => sum + elements.length, 0),
        })}
      >
        <Originals notAdopted={notAdopted} onMark={onMark} />
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
