import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { type Pair, pairs, ratioText } from '../theme/contrast.ts';
import { measureContrasts } from '../theme/measure.ts';
import type { Palette } from '../theme/palette.ts';
import { allValues } from '../theme/themes.ts';

/** Shows the contrast of each pair of tokens, and whether it is high enough. */
export function ContrastTable({ palette }: { readonly palette: Palette }): ReactNode {
  const [ratios, setRatios] = useState<readonly (number | undefined)[]>([]);
  useEffect(() => setRatios(measureContrasts(pairs, allValues(palette))), [palette]);
  const low = pairs.filter((pair, index) => isLow(pair, ratios[index]));

  return (
    <>
      <p role="status">
        {low.length === 0
          ? 'Every pair has enough contrast (WCAG 2.2, level AA).'
          : `${low.length} of ${pairs.length} pairs have too little contrast.`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Sample</th>
            <th scope="col">Pair</th>
            <th scope="col">Contrast</th>
          </tr>
        </thead>
        <tbody style={allValues(palette) as CSSProperties}>
          {pairs.map((pair, index) => (
            <tr key={`${pair.front} ${pair.back}`} data-low={isLow(pair, ratios[index])}>
              <td>
                <span
                  className={pair.least === 3 ? 'iyim-tokens-sample iyim-tokens-ring' : 'iyim-tokens-sample'}
                  aria-hidden="true"
                  style={{ color: `var(${pair.front})`, background: `var(${pair.back})` }}
                >
                  {pair.least === 3 ? null : 'אב Ab'}
                </span>
              </td>
              <th scope="row">
                <code>{short(pair.front)}</code> on <code>{short(pair.back)}</code>
              </th>
              <td>
                {ratios[index] === undefined ? '–' : ratioText(ratios[index])}
                {isLow(pair, ratios[index]) && `, too low: at least ${pair.least}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const isLow = ({ least }: Pair, ratio: number | undefined): boolean => ratio !== undefined && ratio < least;

const short = (token: string): string => token.replace('--iyim-', '');
