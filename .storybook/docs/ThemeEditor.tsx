import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import tokenSheet from '../../packages/runtime/src/host-page/tokens.css?raw';

/** Ids of the stories that the preview offers. Together they use most of the tokens. */
const PREVIEWS = {
  'Mini-cart': 'shop-mini-cart--open',
  Swatches: 'shop-swatches--chosen',
  'Live search': 'search-live-search--results',
  Popup: 'popups-popup--open',
  'A failure': 'kit-view--retry',
};

const tokens = [...tokenSheet.matchAll(/(--iyim-[a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => ({
  name,
  value,
}));
const isColour = (value: string) => /^#[0-9a-f]{3,6}$/.test(value);
/** Expands a three-digit hex colour to six digits, which a colour field requires. */
const sixDigits = (value: string) => value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** Edits the values of all tokens: applies them to a story in a frame, and shows their CSS for copying. */
export function ThemeEditor(): ReactNode {
  const [chosen, choose] = useState<Readonly<Record<string, string>>>({});
  const [preview, setPreview] = useState<string>(PREVIEWS['Mini-cart']);
  const frame = useRef<HTMLIFrameElement>(null);
  const css = useMemo(() => {
    const lines = Object.entries(chosen).map(([name, value]) => `  ${name}: ${value};`);
    return lines.length === 0 ? '' : `:root {\n${lines.join('\n')}\n}`;
  }, [chosen]);

  const applyTokens = () => {
    const root = frame.current?.contentDocument?.documentElement;
    for (const { name } of tokens) {
      const value = chosen[name];
      if (value) root?.style.setProperty(name, value);
      else root?.style.removeProperty(name);
    }
  };
  useEffect(applyTokens);

  const set = (name: string, value: string) =>
    choose(({ [name]: _, ...others }) => (value === '' ? others : { ...others, [name]: value }));

  return (
    <>
      <p>
        <label>
          Preview:{' '}
          <select value={preview} onChange={({ target }) => setPreview(target.value)}>
            {Object.entries(PREVIEWS).map(([name, story]) => (
              <option key={story} value={story}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </p>
      <iframe
        ref={frame}
        title="Preview"
        src={`./iframe.html?id=${preview}&viewMode=story`}
        onLoad={applyTokens}
        style={{ inlineSize: '100%', blockSize: '24rem', border: '1px solid #888' }}
      />
      <table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Default</th>
            <th scope="col">Your value</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <code>{value}</code>
              </td>
              <td>
                {isColour(value) && (
                  <input
                    type="color"
                    aria-label={`${name}, colour`}
                    value={sixDigits(chosen[name] ?? value)}
                    onChange={({ target }) => set(name, target.value)}
                  />
                )}
                <input
                  type="text"
                  aria-label={name}
                  value={chosen[name] ?? ''}
                  placeholder={value}
                  onChange={({ target }) => set(name, target.value)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <button type="button" onClick={() => choose({})}>
          Reset
        </button>
      </p>
      <h2>Your theme's CSS</h2>
      <pre>
        <code>{css || '/* No token is changed yet. */'}</code>
      </pre>
    </>
  );
}
