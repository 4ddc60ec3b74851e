import { useState } from 'react';

/** The island of the plain React peers. */
export function Counter({ start }) {
  const [count, setCount] = useState(start);
  return <button type="button" onClick={() => setCount(count + 1)}>{`Count: ${count}`}</button>;
}
