import { useIsland } from '@iyim/runtime/widget';
import type { ReactNode } from 'react';
import type { Finding } from './report.ts';
import { ShowButton } from './ShowButton.tsx';

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly onMark: (element: Element | undefined) => void;
}

/** Lists what is wrong on the page, each with its remedy. */
export function Findings({ findings, onMark }: FindingsProps): ReactNode {
  const { text } = useIsland();
  return (
    <section className="findings" aria-labelledby="findings">
      <h3 id="findings">{text('findings', { number: findings.length })}</h3>
      {findings.length === 0 && <p>{text('allWell')}</p>}
      <ul>
        {findings.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity, and no state
          <FindingItem key={index} finding={finding} onMark={onMark} />
        ))}
      </ul>
    </section>
  );
}

export function FindingItem({
  finding: { level, what, remedy, detail, element },
  onMark,
}: {
  readonly finding: Finding;
  readonly onMark: (element: Element | undefined) => void;
}): ReactNode {
  const { text } = useIsland();
  return (
    <li className={`finding ${level}`}>
      <p>
        <span className="badge">{text(`level-${level}`)}</span> <strong>{text(what.key, what.values)}</strong>
      </p>
      {detail && (
        <code dir="ltr" className="detail">
          {detail}
        </code>
      )}
      {remedy && <p>{text(remedy.key, remedy.values)}</p>}
      {element && <ShowButton element={element} onMark={onMark} />}
    </li>
  );
}
