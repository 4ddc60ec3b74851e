import {
  defineWidget,
  Each,
  Enhance,
  Slot,
  useIsland,
  useServerParts,
  type ViewProps,
} from '@iyim/runtime/widget';
import { type ReactNode, useState } from 'react';
import { Sections } from '../../shared/disclosure/Sections.tsx';
import sections from '../../shared/disclosure/sections.css?inline';
import styles from './collapse.css?inline';
import { type CollapsePart, readCollapse, readHeader, readParts } from './read.ts';
import { type CollapseSettings, settings } from './settings.ts';

/** Opens and closes parts of a page under their headers (CS-1). */
export function Collapse({ settings, input }: ViewProps<CollapseSettings, HTMLElement>): ReactNode {
  const { header, duration } = settings;
  const parts = useServerParts(input, () => readParts(input, header), header);
  return (
    <Each of={parts}>
      {(part, index) => (
        <Part {...part} name={`panel-${index}`} host={input} isMarked={header === ''} duration={duration} />
      )}
    </Each>
  );
}

interface PartProps extends CollapsePart {
  readonly host: HTMLElement;
  readonly duration: number;
  readonly name: string;
  /** Whether the button gets our arrow. Headers named by a setting may have an indicator from the theme. */
  readonly isMarked: boolean;
}

function Part({ header, nodes, host, duration, name, isMarked }: PartProps): ReactNode {
  const { id } = useIsland();
  const [{ heading, words, hasControls }] = useState(() => readHeader(header));
  const [button, setButton] = useState<HTMLElement | null>(null);

  const only = nodes.filter((node) => !(node instanceof Text && node.data.trim() === ''));
  const single = only.length === 1 && only[0] instanceof HTMLElement ? only[0] : null;
  const [around, setAround] = useState<HTMLElement | null>(null);
  const details = header.parentElement instanceof HTMLDetailsElement ? header.parentElement : null;
  const [startsOpen] = useState(
    () => details?.open ?? (!single || getComputedStyle(single).display !== 'none'),
  );

  const control = heading ? button : header;
  const panel = single ?? around;
  // A button must not contain links or controls. If the heading contains any, the button is next to them and labelled by the heading.
  const headingId = hasControls ? heading?.id || id(`${name}-heading`) : undefined;
  return (
    <>
      {headingId && <Enhance of={heading} id={headingId} />}
      {heading && (
        <Slot
          of={heading}
          as="button"
          type="button"
          ref={setButton}
          aria-labelledby={headingId}
          classes={{ 'iyim-collapse-button': true, 'iyim-collapse-marked': isMarked && heading === header }}
          nodes={hasControls ? undefined : words}
        />
      )}
      {!single && <Slot of={header} place="after" ref={setAround} nodes={nodes} />}
      {control && panel && (
        <Sections
          sections={[
            {
              control,
              panel,
              area: heading ? header : undefined,
              box: details ?? (isMarked ? host : null),
              startsOpen,
              // Overrides a style sheet that hides the panel.
              openStyle:
                startsOpen || details
                  ? undefined
                  : { name: 'iyim-collapse-open', on: ['panel'], shown: { display: 'block' } },
            },
          ]}
          name={name}
          isOneAtATime={false}
          duration={duration}
        />
      )}
    </>
  );
}

export default defineWidget({
  name: 'collapse',
  settings,
  read: readCollapse,
  View: Collapse,
  styles: sections + styles,
});
