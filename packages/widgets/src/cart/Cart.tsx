import { Enhance, useDisclosure, useServerNode, type ViewProps } from '@iyim/runtime/widget';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { connect } from './connect.ts';
import { CALCULATOR, findForm } from './read.ts';
import { placeSteppers, Stepper } from './Stepper.tsx';
import { createSession, type Failure } from './session.ts';
import type { CartSettings } from './settings.ts';

/** What the cart page gets from us: buttons beside the quantities, and word when the server fails. */
export function Cart({ island, settings }: ViewProps<CartSettings, unknown>): ReactNode {
  const place = () => (settings.quantityButtons ? placeSteppers(island) : []);
  const [steppers, setSteppers] = useState(place);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [slot] = useState(() => island.changes.slot(findForm(island.host) ?? island.host, 'after'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: an island's settings stay; the editor's changes need no reconnection
  useEffect(() => {
    const session = createSession(island, {
      ...settings,
      // At once, so that the focus has somewhere to return to.
      onShown: () => flushSync(() => setSteppers(place())),
      onFailure: setFailure,
    });
    connect(island, session);
  }, [island]);

  return (
    <>
      {steppers.map((stepper) => (
        <Stepper key={stepper.key} island={island} stepper={stepper} />
      ))}
      <Calculator host={island.host} />
      {createPortal(
        failure && (
          <div className="iyim-cart-failed" role="alert">
            <span>{island.text('failed')}</span>{' '}
            <button type="button" onClick={failure.retry}>
              {island.text('retry')}
            </button>
          </div>
        ),
        slot,
      )}
    </>
  );
}

/** The shipping calculator, which comes anew with each totals block. */
function Calculator({ host }: { host: HTMLElement }): ReactNode {
  const toggle = useServerNode(host, CALCULATOR.toggle);
  const panel = useServerNode(host, CALCULATOR.panel);
  const { toggleProps, panelProps } = useDisclosure({ toggle, panel });
  return (
    <>
      <Enhance of={panel && toggle} {...toggleProps} />
      <Enhance of={toggle && panel} {...panelProps} />
    </>
  );
}
