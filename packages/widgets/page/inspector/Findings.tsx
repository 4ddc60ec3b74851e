import { useIsland } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import { keyOf } from './key-of.ts';
import { LongList } from './LongList.tsx';
import type { PagePointer } from './page-pointer.ts';
import type { FindingGroup, Place } from './report.ts';
import { ShowButton } from './ShowButton.tsx';

interface FindingsProps {
  readonly findings: readonly FindingGroup[];
  readonly page: PagePointer;
}

/** Lists what is wrong on the page, each cause once, with its remedy and the elements that it concerns. */
export function Findings({ findings, page }: FindingsProps): ReactNode {
  const { text } = useIsland();
  return (
    <section className="findings" aria-labelledby="findings">
      <h3 id="findings">{text('findings', { number: findings.length })}</h3>
      {findings.length === 0 && <p>{text('allWell')}</p>}
      <LongList items={findings} part={30}>
        {(finding) => (
          <FindingItem key={JSON.stringify([finding.what, finding.remedy])} finding={finding}>
            <Places places={finding.places} page={page} />
          </FindingItem>
        )}
      </LongList>
    </section>
  );
}

interface FindingItemProps {
  readonly finding: FindingGroup;
  readonly children?: ReactNode;
}

/** A finding with its level, text and remedy. */
export function FindingItem({
  finding: { level, what, remedy, detail, places },
  children,
}: FindingItemProps): ReactNode {
  const { text } = useIsland();
  return (
    <li className={`finding ${level}`}>
      <p>
        <span className="badge">{text(`level-${level}`)}</span> <strong>{text(what.key, what.values)}</strong>
        {children !== undefined && places.length > 1 && (
          <>
            {' '}
            <span className="badge">{text('times', { number: places.length })}</span>
          </>
        )}
      </p>
      {detail && <Detail>{detail}</Detail>}
      {remedy && <p>{text(remedy.key, remedy.values)}</p>}
      {children}
    </li>
  );
}

const Detail = ({ children }: { readonly children: string }): ReactNode => (
  <code dir="ltr" className="detail">
    {children}
  </code>
);

interface PlacesProps {
  readonly places: readonly Place[];
  readonly page: PagePointer;
}

/** Shows the only element of a finding, or a list of several that can be opened. */
function Places({ places, page }: PlacesProps): ReactNode {
  const { text } = useIsland();
  const [first] = places;
  if (!first) return null;
  if (places.length === 1) return first.element ? <ShowButton element={first.element} page={page} /> : null;
  return (
    <details className="places">
      <summary>{text('places', { number: places.length })}</summary>
      <LongList items={places} part={20} className="rows">
        {({ element, detail }, index) => (
          <li key={element ? `${keyOf(element)} ${detail}` : index}>
            {element && <ShowButton element={element} page={page} />}
            {detail && <Detail>{detail}</Detail>}
          </li>
        )}
      </LongList>
    </details>
  );
}
