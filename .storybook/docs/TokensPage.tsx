import { type ReactNode, useEffect, useState } from 'react';
import { decodePalette, encodePalette, type Palette } from '../theme/palette.ts';
import { presets } from '../theme/presets.ts';
import { allValues } from '../theme/themes.ts';
import { cssOf, tokens } from '../theme/tokens.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { CopyButton } from './CopyButton.tsx';
import { changeToolbars, useToolbars } from './globals.ts';
import { ScrollArea } from './ScrollArea.tsx';
import './tokens-page.css';
import { TokenRow } from './TokenRow.tsx';
import { TokensPreview } from './TokensPreview.tsx';

/** Delay between the last change and the address that contains it, in ms. Dragging in a colour field causes many changes. */
const WRITE_AFTER = 300;

/** Edits the values of all tokens next to a story that shows them. The values are in the address, and in the toolbar's "Your CSS". */
export function TokensPage(): ReactNode {
  const toolbars = useToolbars();
  const [palette, setPalette] = useState<Palette>(() => decodePalette(toolbars.palette));
  const encoded = encodePalette(palette);
  const css = cssOf(palette.values);
  const isShown = toolbars.theme === 'mine';

  useEffect(() => {
    if (encoded === toolbars.palette) return;
    const timer = setTimeout(() => changeToolbars({ palette: encoded }), WRITE_AFTER);
    return () => clearTimeout(timer);
  }, [encoded, toolbars.palette]);

  const set = (name: string, value: string) =>
    setPalette(({ values: { [name]: _, ...others }, page }) => ({
      page,
      values: value === '' ? others : { ...others, [name]: value },
    }));

  return (
    <div className="iyim-tokens sb-unstyled">
      <div className="iyim-tokens-show">
        <TokensPreview palette={palette} toolbars={toolbars} />
      </div>
      <div className="iyim-tokens-edit">
        <fieldset>
          <legend>Begin with</legend>
          {Object.entries(presets).map(([name, preset]) => (
            <button
              key={name}
              type="button"
              aria-pressed={encodePalette(preset.palette) === encoded}
              onClick={() => setPalette(preset.palette)}
            >
              {preset.title}
            </button>
          ))}
          <label>
            <input
              type="checkbox"
              checked={palette.page === 'dark'}
              onChange={({ target }) => setPalette({ ...palette, page: target.checked ? 'dark' : 'light' })}
            />
            The page around the widgets is dark
          </label>
        </fieldset>
        <ul className="iyim-tokens-rows">
          {tokens.map((token) => (
            <TokenRow
              key={token.name}
              token={token}
              value={palette.values[token.name] ?? ''}
              values={allValues(palette)}
              onChange={set}
            />
          ))}
        </ul>
        <h2>Contrast</h2>
        <ContrastTable palette={palette} />
        <h2>Your theme's CSS</h2>
        <ScrollArea label="CSS">
          <pre>
            <code>{css || '/* No token differs from its default. */'}</code>
          </pre>
        </ScrollArea>
        <p className="iyim-tokens-actions">
          <CopyButton text={() => css}>Copy CSS</CopyButton>
          <CopyButton text={() => addressOf(encoded)}>Copy the address</CopyButton>
          <button
            type="button"
            aria-pressed={isShown}
            onClick={() => changeToolbars({ palette: encoded, theme: isShown ? 'shop' : 'mine' })}
          >
            Show it in all stories
          </button>
        </p>
      </div>
    </div>
  );
}

/** Returns the address of this page with a palette. */
const addressOf = (palette: string): string =>
  new URL(`./?path=/docs/tokens--docs${palette && `&globals=palette:${palette}`}`, location.href).href;
