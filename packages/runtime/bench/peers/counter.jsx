import { useState } from 'react';

/** The island of every React peer, ours included. */
export function Counter({ start }) {
  const [count, setCount] = useState(start);
  return <button type="button" onClick={() => setCount(count + 1)}>{`Count: ${count}`}</button>;
}
