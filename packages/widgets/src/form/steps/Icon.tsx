import type { ReactNode } from 'react';
import type { StepIcon } from './read-steps.ts';

/** A step's picture: decoration, the step's label says what it is. */
export function Icon({ icon }: { readonly icon: StepIcon }): ReactNode {
  switch (icon.kind) {
    case 'image':
      return <img src={icon.url} alt="" />;
    case 'font':
      return <i className={icon.classes} aria-hidden="true" />;
    case 'shape':
      return (
        <svg viewBox={icon.viewBox} aria-hidden="true">
          {icon.paths.map((outline) => (
            <path key={outline} d={outline} />
          ))}
        </svg>
      );
  }
}
