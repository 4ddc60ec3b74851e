import { useState } from 'react';

/** A counter, for the peers that use React without this library. */
export function Counter({ start }) {
  const [count, setCount] = useState(start);
  return <button type="button" onClick={() => setCount(count + 1)}>{`Count: ${count}`}</button>;
}
