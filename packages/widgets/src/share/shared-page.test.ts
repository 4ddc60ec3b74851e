import { expect, it } from 'vitest';
import { scriptUrls } from '../../../runtime/src/testing/hostile.ts';
import { networkTitle, pageAddress, sharedAddress, sharedPage } from './shared-page.ts';

const setPost = (post: unknown) => Object.assign(window, { elementorFrontendConfig: { post } });

it('SH-1 sharedPage returns the page builder’s data about the post, whose title is encoded', () => {
  setPost({
    id: 7,
    title: encodeURIComponent('כד #1 & 50%'),
    excerpt: 'יפה #מאוד',
    featuredImage: 'https://a.example/1.jpg',
  });
  expect(sharedPage()).toEqual({
    url: location.href,
    title: 'כד 1 & 50%',
    text: 'יפה מאוד',
    image: 'https://a.example/1.jpg',
  });
});

it('SH-1 sharedPage decodes the CMS’s character references', () => {
  setPost({
    title: encodeURIComponent('חג &#8211; מבצע'),
    excerpt: 'Tom &amp; Jerry&#8217;s &quot;tea&quot;',
  });
  expect(sharedPage()).toMatchObject({ title: 'חג – מבצע', text: 'Tom & Jerry’s "tea"' });
});

it.each([
  ['<p>כד <strong>גדול</strong></p>\n<ul><li>50%</li><li>תנור&nbsp;עמוק</li></ul>', 'כד גדול 50% תנור עמוק'],
  ['5 < 6 &lt;b&gt;', '5 < 6 <b>'],
  ['<img src=x onerror="a>b">', 'b">'],
])('SH-1 sharedPage returns the text of an HTML excerpt: %s', (excerpt, expected) => {
  setPost({ excerpt });
  expect(sharedPage().text).toBe(expected);
});

it.each([
  [undefined],
  ['post'],
  [{ title: '50% off', featuredImage: false }],
  [{ title: '50% off', excerpt: null }],
])('SH-1 sharedPage returns the page’s address even if data of the post is missing: %j', (post) => {
  setPost(post);
  const title = typeof post === 'object' ? '50% off' : '';
  expect(sharedPage()).toEqual({ url: location.href, title, text: '', image: '' });
});

it.each([
  ['https://a.example/?a=%D7%9B&u=https://b.example/&b=2#c', 'https://a.example/?a=%D7%9B&b=2#c'],
  ['https://a.example/?a=b+c&up=1#u=2', 'https://a.example/?a=b+c&up=1#u=2'],
])('SH-1 pageAddress removes the parameter of a network from the address: %s', (href, expected) => {
  expect(pageAddress(href)).toBe(expected);
});

it.each([
  ['https://a.example/shop/?add-to-cart=7', 'https://a.example/shop/'],
  ['https://a.example/?lang=he&add-to-cart=7&quantity=2#top', 'https://a.example/?lang=he&quantity=2#top'],
  ['https://a.example/?coupon_code=a#b', 'https://a.example/#b'],
])('SH-1 pageAddress removes parameters that would change the recipient’s cart: %s', (href, expected) => {
  expect(pageAddress(href)).toBe(expected);
});

it('SH-1 sharedAddress returns a configured address without data about the page', () => {
  expect(sharedAddress('https://a.example/x/')).toEqual({ url: 'https://a.example/x/' });
});

it.each([...scriptUrls.filter((url) => !url.includes('//[')), 'mailto:a@example.com'])(
  'SEC-2 an address or a picture that is not on the web is not shared: %j',
  (url) => {
    expect(sharedAddress(url)).toBeNull();
    setPost({ featuredImage: url });
    expect(sharedPage().image).toBe('');
  },
);

it('SH-1 networkTitle returns the builder’s name of a network, or otherwise the network’s id', () => {
  Object.assign(window, {
    ElementorProFrontendConfig: {
      shareButtonsNetworks: { facebook: { title: 'Facebook', has_counter: true } },
    },
  });
  expect(['facebook', 'x-twitter', '__proto__'].map(networkTitle)).toEqual([
    'Facebook',
    'x-twitter',
    '__proto__',
  ]);
});
