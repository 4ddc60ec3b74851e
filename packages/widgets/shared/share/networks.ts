/** Content to share. All but the address may be empty. */
export interface Shared {
  readonly url: string;
  readonly title?: string;
  readonly text?: string;
  readonly image?: string;
}

/**
 * A network's address and its parameters. A parameter's value names the parts of the content that it sends, separated by spaces.
 */
type Network = readonly [address: string, parameters: Readonly<Record<string, string>>];

const SUBMIT = { url: 'url' } as const;

const NETWORKS: Readonly<Record<string, Network>> = {
  facebook: ['https://www.facebook.com/sharer/sharer.php', { u: 'url' }],
  twitter: ['https://twitter.com/intent/tweet', { text: 'text url' }],
  'x-twitter': ['https://x.com/intent/tweet', { text: 'text url' }],
  threads: ['https://www.threads.net/intent/post', { text: 'text url' }],
  whatsapp: ['https://api.whatsapp.com/send', { text: 'title text url' }],
  telegram: ['https://telegram.me/share/url', { url: 'url', text: 'text' }],
  linkedin: [
    'https://www.linkedin.com/shareArticle?mini=true',
    { url: 'url', title: 'title', summary: 'text', source: 'url' },
  ],
  pinterest: ['https://www.pinterest.com/pin/create/button/', { url: 'url', media: 'image' }],
  reddit: ['https://reddit.com/submit', { url: 'url', title: 'title' }],
  vk: ['https://vk.com/share.php', { url: 'url', title: 'title', description: 'text', image: 'image' }],
  odnoklassniki: ['https://connect.ok.ru/offer', { url: 'url', title: 'title', imageUrl: 'image' }],
  tumblr: ['https://tumblr.com/share/link', SUBMIT],
  digg: ['https://digg.com/submit', SUBMIT],
  stumbleupon: ['https://www.stumbleupon.com/submit', SUBMIT],
  pocket: ['https://getpocket.com/edit', SUBMIT],
  skype: ['https://web.skype.com/share', SUBMIT],
  xing: ['https://www.xing.com/spi/shares/new', SUBMIT],
  email: ['mailto:', { subject: 'title', body: 'text url' }],
};

export const isNetwork = (name: string): boolean => Object.hasOwn(NETWORKS, name);

/** Returns a network's address for sharing the content; null for an unknown network. Empty parts are left out. */
export function shareAddress(network: string, shared: Shared): string | null {
  if (!isNetwork(network)) return null;
  const [address, parameters] = NETWORKS[network] as Network;
  const query = Object.entries(parameters).flatMap(([name, parts]) => {
    const words = parts.split(' ').map((part) => shared[part as keyof Shared] ?? '');
    const value = words.filter(Boolean).join('\n');
    return value ? `${name}=${encode(value)}` : [];
  });
  if (query.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query.join('&')}`;
}

/** Encodes a text without lone surrogates, which cannot be encoded; a truncated text may end with one. */
const encode = (value: string): string =>
  encodeURIComponent(
    value.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, ''),
  );

/** Size of the popup window, in px (§9, share popup window). */
const WIDTH = 640;
const HEIGHT = 480;

/**
 * Opens a network in a popup window, centred over this one. The address of another program, such as `mailto:`, opens without a
 * window.
 */
export function openToShare(address: string): void {
  if (!/^https?:/.test(address)) {
    window.open(address, '_self');
    return;
  }
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  window.open(address, '_blank', `popup,noopener,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
}
