import { type ReactNode, useEffect, useRef, useState } from 'react';
import './pages.css';

interface Props {
  /** Name for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Scrolls wide content sideways, so that the page does not. Takes the keyboard's focus only while there is something to scroll. */
export function ScrollArea({ label, children }: Props): ReactNode {
  const area = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const { current } = area;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setIsWide(current.scrollWidth > current.clientWidth));
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={area}
      className="iyim-docs-scroll"
      {...(isWide && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      {children}
    </div>
  );
}
