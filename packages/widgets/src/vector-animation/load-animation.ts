import { names, safeUrl, site, siteConfig } from '@iyim/runtime/widget';

/** Where the site's own animation is, which stands for one that has no address. */
const siteDefault = (): string =>
  siteConfig().global(names.globals.builderPro).text('lottie.defaultAnimationUrl') ?? '';

/** Fetches the text of an animation. @throws Error for an address that is not of the web. */
export async function loadAnimation(address: string, signal: AbortSignal): Promise<string> {
  const wanted = address || siteDefault();
  const url = wanted ? safeUrl(wanted) : null;
  if (!url || !/^https?:/.test(url))
    throw new Error(`expected the address of an animation (http, https), found ${JSON.stringify(wanted)}`);
  const { text } = await site().http.send({ contract: 'vector animation', url, signal });
  return text;
}
