import { Accordion } from '@iyim/widgets/accordion';
import { CartCount } from './CartCount';

/** A server component: the page's HTML contains the questions, and the widget mounts in the browser. */
export default function Page() {
  return (
    <main>
      <CartCount />
      <Accordion settings={{ max_items_expended: 'multiple' }}>
        <details open>
          <summary>Delivery</summary>
          <div>Within three days.</div>
        </details>
        <details>
          <summary>Returns</summary>
          <div>Within two weeks.</div>
        </details>
      </Accordion>
    </main>
  );
}
