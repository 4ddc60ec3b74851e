import { useIsland } from '@iyim/runtime/widget';
import { type ReactNode, useState } from 'react';
import { FindingItem } from './Findings.tsx';
import { groupFindings } from './group-findings.ts';
import { showWritten } from './inspect-hosts.ts';
import { type PagePointer, useMarking } from './page-pointer.ts';
import type { InspectedHost } from './report.ts';
import { ShowButton } from './ShowButton.tsx';

interface HostRowProps {
  readonly host: InspectedHost;
  readonly page: PagePointer;
}

/** A row of the list of hosts, which marks its host in the page and opens to show everything about it. */
export function HostRow({ host, page }: HostRowProps): ReactNode {
  const { text, handler } = useIsland();
  const [isOpen, setIsOpen] = useState(false);
  const { element, widget, state, reason, label } = host;
  const marking = useMarking(page, element);
  return (
    <li>
      <button
        type="button"
        className="row"
        aria-expanded={isOpen}
        onPointerEnter={handler(marking.enter)}
        onPointerLeave={handler(marking.leave)}
        onFocus={handler(marking.focus)}
        onBlur={handler(marking.blur)}
        onClick={handler(() => setIsOpen(!isOpen))}
      >
        <span className="name">
          <b dir="ltr">{widget}</b> <span className={`state ${state}`}>{text(`state-${state}`)}</span>
        </span>
        <code dir="ltr">{label}</code>
        {reason && <span className="why">{text(reason.key, reason.values)}</span>}
      </button>
      {isOpen && <HostDetails host={host} page={page} />}
    </li>
  );
}

function HostDetails({ host, page }: HostRowProps): ReactNode {
  const { text } = useIsland();
  const { element, state, findings, trigger, isAdopted, mounted, chunks, handlers, shift } = host;
  const ownBytes = chunks[0]?.bytes;
  const all = chunks.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
  return (
    <div className="details">
      {findings.length > 0 && (
        <ul>
          {groupFindings(findings).map((finding) => (
            <FindingItem key={JSON.stringify(finding.what)} finding={finding} />
          ))}
        </ul>
      )}
      <dl>
        <dt>{text('trigger')}</dt>
        <dd>
          <code dir="ltr">{trigger || '–'}</code> {isAdopted && text('adopted')}
        </dd>
        {mounted && (
          <>
            <dt>{text('time')}</dt>
            <dd>{text('mountedAfter', { after: Math.round(mounted.after), at: Math.round(mounted.at) })}</dd>
          </>
        )}
        {state !== 'unknown' && (
          <>
            <dt>{text('size')}</dt>
            <dd>
              {ownBytes === undefined
                ? text('sizeUnknown')
                : text('sizes', { size: kilobytes(ownBytes), all: kilobytes(all), count: chunks.length })}
            </dd>
          </>
        )}
        {chunks.length > 0 && (
          <>
            <dt>{text('files')}</dt>
            <dd>
              <ul className="plain">
                {chunks.map(({ file, bytes, isFetched }) => (
                  <li key={file}>
                    <code dir="ltr">{file}</code>{' '}
                    <i>
                      {bytes !== undefined && <bdi dir="ltr">{`${kilobytes(bytes)} kB`}</bdi>}
                      {!isFetched && ` ${text('notFetched')}`}
                    </i>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
        <dt>{text('settings')}</dt>
        <dd>
          <Settings host={host} />
        </dd>
        {handlers.length > 0 && (
          <>
            <dt>{text('handlers')}</dt>
            <dd>
              <ul className="plain">
                {handlers.map(({ event, target, name, isTaken }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: one handler may be bound several times
                  <li key={index}>
                    <code dir="ltr">{[event, target, name].filter(Boolean).join(' · ')}</code>{' '}
                    <i>{text(isTaken ? 'taken' : 'active')}</i>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
        {shift > 0 && (
          <>
            <dt>{text('shiftTitle')}</dt>
            <dd>{Math.round(shift * 1000) / 1000}</dd>
          </>
        )}
      </dl>
      <ShowButton element={element} page={page} />
    </div>
  );
}

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

/** Lists the settings as the widget reads them; before its code has loaded, as they are written. */
function Settings({ host: { settings, written } }: { readonly host: InspectedHost }): ReactNode {
  const { text } = useIsland();
  if (!settings) {
    const entries = showWritten(written);
    return (
      <>
        {entries.length > 0 && (
          <ul className="plain">
            {entries.map(([name, value]) => (
              <li key={name}>
                <code dir="ltr">{`${name}: ${value}`}</code>
              </li>
            ))}
          </ul>
        )}
        <i>{text('notRead')}</i>
      </>
    );
  }
  if (settings.length === 0) return text('noSettings');
  return (
    <ul className="plain">
      {settings.map(({ name, value, isDefault, problem }) => (
        <li key={name}>
          <code dir="ltr">{`${name}: ${value}`}</code> {isDefault && <i>{text('isDefault')}</i>}
          {problem && (
            <code dir="ltr" className="detail">
              {problem}
            </code>
          )}
        </li>
      ))}
    </ul>
  );
}
