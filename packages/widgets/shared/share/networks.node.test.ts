import { expect, it } from 'vitest';
import { scriptUrls } from '../../../runtime/src/testing/hostile.ts';
import { isNetwork, shareAddress } from './networks.ts';

const shared = {
  url: 'https://shop.example/כד/?a=1&b=2#part',
  title: 'כד & אגרטל',
  text: '50% הנחה',
  image: 'https://shop.example/jug.jpg',
};
const url = encodeURIComponent(shared.url);
const title = encodeURIComponent(shared.title);
const text = encodeURIComponent(shared.text);
const image = encodeURIComponent(shared.image);

it.each([
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
  ['twitter', `https://twitter.com/intent/tweet?text=${text}%0A${url}`],
  ['x-twitter', `https://x.com/intent/tweet?text=${text}%0A${url}`],
  ['threads', `https://www.threads.net/intent/post?text=${text}%0A${url}`],
  ['whatsapp', `https://api.whatsapp.com/send?text=${title}%0A${text}%0A${url}`],
  ['telegram', `https://telegram.me/share/url?url=${url}&text=${text}`],
  [
    'linkedin',
    `https://www.linkedin.com/shareArticle?mini=true&url=${url}&title=${title}&summary=${text}&source=${url}`,
  ],
  ['pinterest', `https://www.pinterest.com/pin/create/button/?url=${url}&media=${image}`],
  ['reddit', `https://reddit.com/submit?url=${url}&title=${title}`],
  ['vk', `https://vk.com/share.php?url=${url}&title=${title}&description=${text}&image=${image}`],
  ['odnoklassniki', `https://connect.ok.ru/offer?url=${url}&title=${title}&imageUrl=${image}`],
  ['tumblr', `https://tumblr.com/share/link?url=${url}`],
  ['digg', `https://digg.com/submit?url=${url}`],
  ['stumbleupon', `https://www.stumbleupon.com/submit?url=${url}`],
  ['pocket', `https://getpocket.com/edit?url=${url}`],
  ['skype', `https://web.skype.com/share?url=${url}`],
  ['xing', `https://www.xing.com/spi/shares/new?url=${url}`],
  ['email', `mailto:?subject=${title}&body=${text}%0A${url}`],
])('SH-1 shareAddress returns the address for sharing with %s', (network, expected) => {
  expect(shareAddress(network, shared)).toBe(expected);
});

it('SH-1 shareAddress leaves out missing parts of the shared content', () => {
  expect(shareAddress('x-twitter', { url: 'https://a.example/' })).toBe(
    'https://x.com/intent/tweet?text=https%3A%2F%2Fa.example%2F',
  );
  expect(shareAddress('email', { url: 'https://a.example/', title: '' })).toBe(
    'mailto:?body=https%3A%2F%2Fa.example%2F',
  );
});

it.each(['', 'mix', 'google', 'print', '__proto__', 'constructor', 'toString'])(
  'SH-1 shareAddress returns null for the unknown network %j',
  (network) => {
    expect([isNetwork(network), shareAddress(network, shared)]).toEqual([false, null]);
  },
);

it.each([...scriptUrls, '\ud800', 'a\udc00b', '\r\nBcc: x@example.com'])(
  'SEC-2 shareAddress keeps a shared text inside its parameter: %j',
  (hostile) => {
    const address = shareAddress('email', { url: hostile, title: hostile, text: hostile }) ?? '';
    expect(address).toMatch(/^mailto:\?(subject=[^&=?#\s]*&)?body=[^&=?#\s]*$/);
    expect(new URL(shareAddress('facebook', { url: hostile }) ?? '').host).toBe('www.facebook.com');
  },
);
