import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useCart } from './use-cart.ts';
import { useStore } from './use-store.ts';

function App() {
  const { count, lines, isBusy } = useCart();
  const list = useStore('favourites');
  return (
    <p>{JSON.stringify([count ?? null, lines ?? null, isBusy, list.items ?? null, list.has('1') ?? null])}</p>
  );
}

it('RT-19 useCart and useStore return undefined values on a server, without side effects', () => {
  expect(renderToString(<App />)).toBe('<p>[null,null,false,null,null]</p>');
});
