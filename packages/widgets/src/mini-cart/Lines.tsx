import { cartContents } from '@iyim/runtime/shop';
import { adoptStyles, Enhance, Slot, useIsland, useServerNodes } from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { Fragment, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { wantedQuantities } from './contents.ts';
import { FreeShipping } from './FreeShipping.tsx';
import styles from './lines.css?inline';
import { Notice } from './Notice.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { REMOVE } from './read.ts';
import { lineOf } from './read-line.ts';
import { quantityAccess, useLines } from './use-lines.ts';

export interface LinesProps {
  readonly panel: HTMLElement;
  /** The server's list. */
  readonly content: HTMLElement;
  /** In the shop's currency; 0 when the page does not say. */
  readonly freeShippingFrom: number;
}

/** What the visitor does with the server's lines, and is told about them. */
export function Lines({ panel, content, freeShippingFrom }: LinesProps): ReactNode {
  useSignals();
  const { host } = useIsland();
  const links = useServerNodes<HTMLAnchorElement>(content, REMOVE);
  const lines = useMemo(() => {
    const byKey = new Map(links.map(lineOf).map((line) => [line.key, line]));
    return [...byKey.values()];
  }, [links]);
  const { notice, dismiss, remove, change } = useLines(panel);
  const contents = cartContents().value;
  const wanted = wantedQuantities().value;
  useLayoutEffect(() => adoptStyles(host.ownerDocument, styles), [host]);

  return (
    <>
      {lines.map((line) => {
        const { key, row, quantity } = line;
        const asked = wanted.get(key);
        const known = contents?.lines.find((one) => one.key === key);
        const canChange = quantity !== null && known && quantityAccess(known.removeUrl) !== null;
        return (
          <Fragment key={key}>
            <Enhance
              of={row}
              aria-busy={asked === undefined ? undefined : true}
              styles={{ display: asked === 0 ? 'none !important' : undefined }}
            />
            <RemoveButton line={line} isBusy={asked === 0} remove={remove} />
            {canChange && <QuantityStepper line={line} quantity={asked || known.quantity} change={change} />}
          </Fragment>
        );
      })}
      <Slot of={content} place="before">
        {notice && <Notice notice={notice} onEnd={dismiss} />}
        {freeShippingFrom > 0 && contents && contents.count > 0 && (
          <FreeShipping from={freeShippingFrom} subtotal={contents.subtotal} />
        )}
      </Slot>
    </>
  );
}
