import { useCart, useStore } from '@iyim/runtime/shop';
import { Swatches } from '@iyim/widgets/swatches';

const variations = [
  { variation_id: 24, attributes: { attribute_color: 'red' } },
  { variation_id: 25, attributes: { attribute_color: 'blue' } },
];
const colors = { attribute_color: { red: { color: '#c00' }, blue: { color: '#05c' } } };

export function App() {
  const { count } = useCart();
  const likes = useStore('likes', { type: 'local-storage', size: 20 });
  return (
    <main lang="en">
      <p>
        In the cart: <output>{count ?? '…'}</output>
      </p>
      <button type="button" aria-pressed={likes.has('23') ?? false} onClick={() => likes.toggle('23')}>
        Like
      </button>
      <Swatches
        as="form"
        method="post"
        action="/tee/"
        settings={{ clear_on_reselect: true }}
        data-product_id="23"
        data-product_variations={JSON.stringify(variations)}
        data-swatches={JSON.stringify(colors)}
      >
        <label htmlFor="color">Colour</label>
        <select id="color" name="attribute_color">
          <option value="">Choose</option>
          <option value="red">Red</option>
          <option value="blue">Blue</option>
        </select>
        <input type="hidden" name="variation_id" />
        <button type="submit">Add to cart</button>
      </Swatches>
    </main>
  );
}
