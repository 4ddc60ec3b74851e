import { type ReactNode, useEffect, useId, useState } from 'react';
import { defaultValues, isTokenValue, type Token, type TokenValues } from '../theme/tokens.ts';

interface Props {
  readonly token: Token;
  /** Empty for the default. */
  readonly value: string;
  /** Values of all tokens. */
  readonly values: TokenValues;
  readonly onChange: (name: string, value: string) => void;
}

/** Returns a value, or the value of the token that it refers to. */
const resolve = (value: string, values: TokenValues): string =>
  value.replace(/^var\((--[\w-]+)\)$/, (_, name: string) => values[name] ?? '');

/** Returns the property whose values a token may have, by its default. */
function propertyOf({ defaultValue }: Token): 'color' | 'z-index' | 'width' {
  if (CSS.supports('color', resolve(defaultValue, defaultValues))) return 'color';
  return CSS.supports('z-index', defaultValue) ? 'z-index' : 'width';
}

/** Descriptions of values, for the message about an invalid one. */
const expected = { color: 'a colour', width: 'a length', 'z-index': 'a whole number' } as const;

/** Expands a three-digit hex colour to six digits, which a colour field requires. */
const sixDigits = (value: string) => value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** Edits one token: its name, its description, and fields for its value. An invalid value is reported and not used. */
export function TokenRow({ token, value, values, onChange }: Props): ReactNode {
  const { name, defaultValue, description } = token;
  const [draft, setDraft] = useState(value);
  const id = useId();
  useEffect(() => setDraft(value), [value]);
  const property = propertyOf(token);
  const isValid = (text: string) => text === '' || (isTokenValue(text) && CSS.supports(property, text));
  const change = (text: string) => {
    setDraft(text);
    if (isValid(text.trim())) onChange(name, text.trim());
  };
  const hex = sixDigits(resolve(value || defaultValue, values));
  const isRefused = !isValid(draft.trim());

  return (
    <li>
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      <span className="iyim-tokens-fields">
        {property === 'color' && /^#[0-9a-f]{6}$/i.test(hex) && (
          <input
            type="color"
            aria-label={`${name}, colour field`}
            value={hex}
            onChange={({ target }) => change(target.value)}
          />
        )}
        <input
          id={id}
          type="text"
          value={draft}
          placeholder={defaultValue}
          spellCheck={false}
          aria-describedby={`${id}-description`}
          aria-invalid={isRefused}
          onChange={({ target }) => change(target.value)}
        />
      </span>
      <span id={`${id}-description`} className="iyim-tokens-description">
        {isRefused ? `Expected ${expected[property]}, such as ${defaultValue}` : description}
      </span>
    </li>
  );
}
