import { contrastOf, type Pair, type Rgb } from './contrast.ts';
import type { TokenValues } from './tokens.ts';

/** Colour under a translucent background, such as the page under the lightbox's backdrop. */
const PAGE = 'white';

/**
 * Returns the contrast of each pair with these values. The browser computes the colours, so every notation of CSS works. A contrast
 * is undefined if one of the values is not a colour.
 */
export function measureContrasts(pairs: readonly Pair[], values: TokenValues): (number | undefined)[] {
  const probe = document.createElement('i');
  for (const [name, value] of Object.entries(values)) probe.style.setProperty(name, value);
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colourOf = (token: string) => {
    const value = style.getPropertyValue(token).trim();
    return CSS.supports('color', value) ? value : undefined;
  };
  const contrasts = pairs.map(({ front, back }) => {
    const [foreground, background] = [colourOf(front), colourOf(back)];
    if (foreground === undefined || background === undefined) return undefined;
    return contrastOf(paint([PAGE, background, foreground]), paint([PAGE, background]));
  });
  probe.remove();
  return contrasts;
}

/** Returns the colour of layers that are painted over each other, the lowest first. */
function paint(layers: readonly string[]): Rgb {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('expected a canvas, found a browser without one');
  for (const layer of layers) {
    canvas.fillStyle = layer;
    canvas.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
