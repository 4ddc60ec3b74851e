import { describe, expect, it } from 'vitest';
import { itemAround, readDataStore, type StoreLink } from './read.ts';

const wishlist = { slug: 'wishlist', type: 'user-meta', is_front: false, size: '20' };

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  const host = document.querySelector<HTMLElement>('[data-widget]');
  if (!host) throw new Error('no host');
  return host;
}

function readLink(classes: string, args: Record<string, unknown> = {}): StoreLink {
  const json = JSON.stringify({ store: wishlist, post_id: 42, ...args });
  const input = readDataStore(
    show(`<a data-widget="data-store" class="${classes}" data-args='${json}' href="#">x</a>`),
  );
  if (input.kind !== 'link') throw new Error('read as a count');
  return input;
}

describe('the role of a link', () => {
  it.each([
    ['jet-data-store-link jet-add-to-store', {}, 'switch', false],
    ['jet-data-store-link jet-add-to-store in-store', {}, 'switch', true],
    ['jet-data-store-link jet-remove-from-store in-store', {}, 'toggle', true],
    ['jet-data-store-link jet-add-to-store', { action_after_added: 'remove_from_store' }, 'toggle', false],
    ['jet-data-store-link jet-add-to-store', { action_after_added: 'switch_status' }, 'switch', false],
    [
      'jet-data-store-link jet-add-to-store in-store',
      { action_after_added: 'switch_status' },
      'switch',
      true,
    ],
    ['jet-data-store-link jet-add-to-store', { action_after_added: 'hide' }, 'hide', false],
    ['jet-data-store-link jet-add-to-store is-hidden', { action_after_added: 'hide' }, 'hide', true],
    ['jet-data-store-link jet-add-to-store', { action_after_added: 'constructor' }, 'switch', false],
    ['jet-add-to-store jet-listing-dynamic-link__link', {}, 'switch', false],
    ['jet-add-to-store jet-listing-dynamic-link__link in-store', {}, 'switch', true],
    ['jet-remove-from-store jet-listing-dynamic-link__link in-store', {}, 'remove', true],
    ['jet-remove-from-store jet-listing-dynamic-link__link is-hidden', {}, 'remove', false],
    ['', {}, 'switch', false],
    ['', { action_after_added: 'remove_from_store' }, 'toggle', false],
  ])(
    'DS-5 a link with the classes "%s" and the arguments %j has the role %s; its post is in the store: %s',
    (classes, args, role, wasIn) => {
      expect(readLink(classes, args)).toMatchObject({ role, wasIn });
    },
  );

  it('DS-11 a link’s server-rendered state is ignored if the browser keeps its store', () => {
    const store = { slug: 'favourites', type: 'local-storage', is_front: true };
    expect(readLink('jet-remove-from-store', { store })).toMatchObject({ wasIn: false });
  });
});

describe('the arguments of a link', () => {
  it('DS-1 numbers and flags in a link’s data-args are read in any of the CMS’s formats', () => {
    expect(readLink('jet-add-to-store', { post_id: '42', remove_from_listing: '1' })).toMatchObject({
      store: { slug: 'wishlist', type: 'user-meta', isFront: false, size: 20 },
      postId: '42',
      takesItemOut: true,
    });
  });

  it('DS-1 a link’s store and post are read from other attributes if it has no data-args', () => {
    const host = show(
      '<div data-widget="data-store"><a class="jet-add-to-store" data-store="a" data-post="7">x</a></div>',
    );
    expect(readDataStore(host)).toMatchObject({ store: { slug: 'a', isFront: false }, postId: '7' });
  });

  it.each([
    ['mine', ['mine']],
    ['a, b c', ['a', 'b', 'c']],
    [' , ', []],
    [undefined, []],
    [['a'], []],
  ])('DS-8 synch_id %j names the listings %j', (synch_id, listings) => {
    expect(readLink('jet-add-to-store', { synch_id }).listings).toEqual(listings);
  });

  it.each([
    [7, { id: '7', isListing: false }],
    ['7', { id: '7', isListing: false }],
    [0, null],
    ['', null],
    [false, null],
  ])('DS-3 the popup %j in a link’s data-args is read as %j', (popup, read) => {
    expect(readLink('jet-add-to-store', { popup }).popup).toEqual(read);
  });

  it('DS-2 a link’s labels and icons are read for both states, and its address for the state “in the store”', () => {
    const args = { label: 'Keep', icon: '<i>o</i>', added_label: 'Kept', added_icon: '<i>x</i>' };
    const link = readLink('jet-add-to-store', { ...args, added_url: '/kept/' });
    expect(link.faces).toEqual({
      out: { label: 'Keep', icon: '<i>o</i>' },
      in: { label: 'Kept', icon: '<i>x</i>' },
    });
    expect(link.addedUrl).toBe('/kept/');
  });

  it('DS-2 a link’s labels and icons are undefined if its data-args lack them', () => {
    expect(readLink('jet-remove-from-store').faces).toBeNull();
    expect(readLink('jet-add-to-store', { added_icon: '<i></i>', label: '' }).faces).toEqual({
      out: { label: '', icon: undefined },
      in: { label: undefined, icon: '<i></i>' },
    });
  });
});

describe('counts', () => {
  it.each([
    [
      '<span data-widget="data-store" class="jet-engine-data-store-count" data-store="a" data-is-front="1">1</span>',
      false,
      true,
    ],
    [
      '<span data-widget="data-store" class="jet-engine-data-store-count" data-store="a">1</span>',
      false,
      false,
    ],
    [
      '<span data-widget="data-store" class="jet-engine-data-post-count" data-store="a" data-post="1">1</span>',
      true,
      false,
    ],
    ['<b data-widget="data-store" data-store="a">1</b>', false, false],
    ['<b data-widget="data-store" data-store="a" data-post="1">1</b>', true, false],
  ])('DS-7 %s is read as a count', (html, ofPost, isFront) => {
    expect(readDataStore(show(html))).toMatchObject({ kind: 'count', slug: 'a', ofPost, isFront });
  });
});

describe('the item around a link', () => {
  it('DS-8 itemAround returns the post’s item, or else the nearest one', () => {
    document.body.innerHTML = `<div class="jet-listing-grid__item jet-listing-dynamic-post-4" id="own">
      <div class="jet-listing-grid__item" id="near"><a>x</a></div></div>`;
    const link = document.querySelector('a') as Element;
    expect(itemAround(link, '4')?.id).toBe('own');
    expect(itemAround(link, '5')?.id).toBe('near');
    expect(itemAround(document.body, '5')).toBeNull();
  });
});
