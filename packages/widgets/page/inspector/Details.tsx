import type { ReactNode } from 'react';

interface DetailsProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of the panel that can be closed. */
export function Details({ title, isOpen = false, children }: DetailsProps): ReactNode {
  return (
    <details open={isOpen}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  );
}
