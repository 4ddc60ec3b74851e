import { announce, type Island } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useRef } from 'react';
import type { UploadProgress } from './create-session.ts';
import { milestone, percentOf } from './milestone.ts';

interface UploadProps {
  readonly island: Island;
  readonly progress: UploadProgress;
}

/** How far the files of a form are (FM-8): seen all the time, said at every quarter. */
export function Upload({ island, progress }: UploadProps): ReactNode {
  const percent = percentOf(progress.sent, progress.total);
  const isSent = percent === 100;
  const text = isSent ? island.text('uploaded') : island.text('uploading', { percent });
  const before = useRef(0);

  useEffect(() => {
    const mark = milestone(before.current, percent);
    before.current = percent;
    if (mark !== null) announce(text);
  }, [percent, text]);

  const id = island.id('upload');
  return (
    <>
      <label htmlFor={id}>{text}</label>
      {/* Without a value it says that nobody knows how long it takes. */}
      {isSent ? (
        <progress id={id} key="waiting" />
      ) : (
        <progress id={id} key="sending" max={100} value={percent} />
      )}
    </>
  );
}
