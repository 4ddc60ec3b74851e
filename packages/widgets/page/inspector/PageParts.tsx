import { useIsland } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { keyOf } from './key-of.ts';
import { LongList } from './LongList.tsx';
import type { PagePointer } from './page-pointer.ts';
import type { NotAdopted, OriginalScript, Report } from './report.ts';
import { ShowButton } from './ShowButton.tsx';

/** Lists known plugins' markup that is not an island, and why. */
export function Originals({
  notAdopted,
  page,
}: {
  readonly notAdopted: readonly NotAdopted[];
  readonly page: PagePointer;
}): ReactNode {
  const { text } = useIsland();
  if (notAdopted.length === 0) return <p>{text('allAdopted')}</p>;
  return (
    <ul className="rows">
      {notAdopted.map(({ widget, elements, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a widget may have several reasons
        <li key={index} className="item">
          <b dir="ltr">{`${widget} × ${elements.length}`}</b>
          <span className="why">{text(reason.key, reason.values)}</span>
          <LongList items={elements} part={10} className="buttons">
            {(element) => (
              <li key={keyOf(element)}>
                <ShowButton element={element} page={page} />
              </li>
            )}
          </LongList>
        </li>
      ))}
    </ul>
  );
}

/** Lists the originals' scripts, and which may be removed. */
export function Scripts({ scripts }: { readonly scripts: readonly OriginalScript[] }): ReactNode {
  const { text } = useIsland();
  if (scripts.length === 0) return <p>{text('noScripts')}</p>;
  return (
    <ul className="rows">
      {scripts.map(({ handle, file, verdict, advice }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page may have the same script twice
        <li key={index} className={`item ${verdict}`}>
          <b dir="ltr">{handle}</b>
          <code dir="ltr">{file}</code>
          <span className="why">{text(advice.key, advice.values)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Shows the configuration, and facts about the page and the library's files. */
export function PageFacts({
  report: { version, copies, hasStyles, shift, config },
}: {
  readonly report: Report;
}): ReactNode {
  const { text } = useIsland();
  return (
    <dl>
      <dt>{text('version')}</dt>
      <dd>
        <code dir="ltr">{version}</code>
      </dd>
      <dt>{text('copyTitle')}</dt>
      <dd>
        <ul className="plain">
          {copies.map((address) => (
            <li key={address}>
              <code dir="ltr">{address}</code>
            </li>
          ))}
        </ul>
      </dd>
      <dt>{text('styles')}</dt>
      <dd>{text(hasStyles ? 'yes' : 'no')}</dd>
      <dt>{text('shiftTitle')}</dt>
      <dd>{shift}</dd>
      <dt>{text('config')}</dt>
      <dd>
        {text(config.source.key)}
        <ul className="plain">
          {config.values.map(([path, value]) => (
            <li key={path}>
              <code dir="ltr">{`${path}: ${value}`}</code>
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  );
}
