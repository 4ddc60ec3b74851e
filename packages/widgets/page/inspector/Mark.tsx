import { type ReactNode, useLayoutEffect, useState } from 'react';

/** A frame in front of an element of the page, which follows it and does not change it. */
export function Mark({ of }: { readonly of: Element }): ReactNode {
  const [box, setBox] = useState({ x: 0, y: 0, width: 0, height: 0 });
  useLayoutEffect(() => {
    let frame = 0;
    const follow = () => {
      const { x, y, width, height } = of.getBoundingClientRect();
      setBox((old) =>
        old.x === x && old.y === y && old.width === width && old.height === height
          ? old
          : { x, y, width, height },
      );
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [of]);
  return (
    <div
      className="mark"
      hidden={box.width === 0 && box.height === 0} // such as an element that is no longer in the page
      style={{
        transform: `translate(${box.x}px, ${box.y}px)`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      }}
    />
  );
}
