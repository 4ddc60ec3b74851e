import { type ReactNode, useState } from 'react';

interface Props {
  /** Returns the text that the button copies. */
  readonly text: () => string;
  readonly children: ReactNode;
}

/** A button that copies a text, and reports whether it did. Browsers allow that on secure addresses only. */
export function CopyButton({ text, children }: Props): ReactNode {
  const [outcome, setOutcome] = useState('');
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text()))
      .then(
        () => setOutcome('Copied'),
        () => setOutcome('Not copied: the browser does not allow it here'),
      );
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {children}
      </button>{' '}
      <span role="status">{outcome}</span>
    </>
  );
}
