import type { Section } from '../values.ts';
import { inFile, settings } from './rows.ts';

const RUNTIME = 'packages/runtime/src';
const WIDGETS = 'packages/widgets/src';

/** Values of products, the cart, coupons, the checkout's login, data stores and delete links (§2–§5, §7–§9). */
export const SHOP: readonly Section[] = [
  {
    title: '§3, §9 Variation swatches',
    values: [
      ...settings(
        `${WIDGETS}/swatches/settings.ts`,
        'settings',
        'SW-5',
        'show_variation_label',
        'variation_label_separator',
      ),
      ...settings(`${WIDGETS}/swatches/settings.ts`, 'settings', 'SW-4', 'clear_on_reselect'),
      ...settings(
        `${WIDGETS}/swatches/settings.ts`,
        'settings',
        'SW-6',
        'show_variation_stock',
        'stock_label_threshold',
      ),
      ...settings(`${WIDGETS}/swatches/settings.ts`, 'settings', 'SW-2', 'clickable_out_of_stock'),
      ...inFile(`${WIDGETS}/swatches/Swatches.tsx`, [
        'Delay from an ajax call to the check of a form, in ms',
        'RECHECK_AFTER',
        'SW-11',
      ]),
      ...inFile(
        'packages/widgets/shared/cart/variation.ts',
        ['Variation field `is_in_stock`', "flag('«is_in_stock»'", 'SW-2'],
        ['Variation field `max_qty`', "numberOrEmpty('«max_qty»')", 'SW-6'],
        ['Variation field `variation_stock_left`', "numberOrEmpty('«variation_stock_left»')", 'SW-6'],
        ['Variation field `attributes`', 'asObject(raw.«attributes»)', 'SW-9'],
      ),
      ...inFile(
        `${WIDGETS}/swatches/read.ts`,
        ['`product_variations` of a form', 'parseVariations(host.dataset.«product_variations»', 'SW-9'],
        ['Without variations in the page, each is requested', 'variations.length «>» 0 ?', 'SW-8', '>='],
        ['`product_id` of a form', 'host.dataset.«product_id» ??', 'SW-8'],
        ['`attribute_name` of a select', 'select.dataset.«attribute_name»', 'SW-1'],
        ['`attribute_name` of a list', 'each.dataset.«attribute_name»', 'SW-1'],
        ['`value` of an item', 'dataset.«value» ?? dataset.slug', 'SW-1'],
        ['`title` of an item', 'element.dataset.«title» ||', 'SW-5'],
      ),
      ...inFile(`${RUNTIME}/site/names.ts`, ['Endpoint for one variation', 'names.variation', 'SW-8']),
    ],
  },
  {
    title: '§9 Adding to the cart',
    values: [
      ...settings(`${WIDGETS}/add-to-cart/settings.ts`, 'settings', 'AC-1', 'enable_ajax_add_to_cart'),
      ...settings(`${WIDGETS}/add-to-cart/settings.ts`, 'settings', 'AC-4', 'cart_redirect_after_add'),
      ...inFile(
        `${RUNTIME}/site/config.ts`,
        ['`enable_ajax_add_to_cart` of the page, by default', "'swatches') ?? «true»;", 'AC-1'],
        [
          '`cart_redirect_after_add` of the page, by default',
          'redirectAfterAdd ?? found ?? «false»;',
          'AC-4',
        ],
        ['`enable_ajax_add_to_cart` of the page', "flag('«enable_ajax_add_to_cart»'", 'AC-1'],
        ['`cart_redirect_after_add` of the page', "flag('«cart_redirect_after_add»'", 'AC-4'],
        ['Route of the cart', "?? '«/cart/»'", 'AC-4', '/basket/'],
      ),
    ],
  },
  {
    title: '§3, §4, §7, §9 Cart fragments',
    values: [
      ...inFile(
        `${RUNTIME}/site/config.ts`,
        ['Time-out of a fragment request, in ms', 'FRAGMENTS_TIMEOUT', 'CF-1'],
        ['Prefix of the store', 'PREFIXES.store', 'CF-3'],
      ),
      ...inFile(
        `${RUNTIME}/site/names.ts`,
        ['Endpoint of a refresh', 'names.fragments', 'CF-1'],
        ['URL of store ajax', 'names.urls.storeAjax', 'CF-1', "'/?wc-ajaxx=%%endpoint%%'"],
        ['Storage key of fragments', 'storage.fragments', 'CF-3'],
        ['Storage key of the cart hash', 'storage.cartHash', 'CF-3'],
        ['Storage key of the cart’s time of creation', 'storage.cartCreated', 'CF-3'],
        ['Fragment of the mini-cart', 'names.miniCart', 'CF-3', "'div.x'"],
        ['Event after a refresh', 'events.fragmentsRefreshed', 'CF-1'],
        ['Event after a failed refresh', 'events.fragmentsError', 'CF-2'],
      ),
      ...inFile(`${RUNTIME}/cart/requests.ts`, ['Field `time` of a refresh', '{ «time»: now }', 'CF-1']),
      ...inFile(
        `${RUNTIME}/site/fragments.ts`,
        ['Field `fragments` of an answer', '«fragments»: fragmentMapSchema, cart_hash: optional', 'CF-1'],
        ['Field `cart_hash` of an answer', 'fragmentMapSchema, «cart_hash»: optional', 'CF-1'],
      ),
      ...inFile(
        `${RUNTIME}/cart/cart-cache.ts`,
        ['Lifetime of the cached cart, in ms', 'CART_LIFETIME', 'CF-4'],
        ['Cookie `{store_prefix}_cart_hash`', "cookie('«cart_hash»')", 'CF-3'],
        ['Cookie `{store_prefix}_cart_hash` shows a cart', "['«cart_hash»', 'items_in_cart']", 'CF-7'],
        ['Cookie `{store_prefix}_items_in_cart` shows a cart', "['cart_hash', '«items_in_cart»']", 'CF-7'],
      ),
    ],
  },
  {
    title: '§2, §3, §9 Mini-cart',
    values: [
      ...settings(`${WIDGETS}/mini-cart/settings.ts`, 'settings', 'MC-1', 'hide_if_empty'),
      ...settings(
        `${WIDGETS}/mini-cart/settings.ts`,
        'settings',
        'MC-2',
        'open_cart',
        'automatically_open_cart',
      ),
      ...inFile(`${WIDGETS}/mini-cart/mini-cart.css`, ['Minimum height', '{ min-block-size }', 'MC-4']),
      ...inFile(
        `${WIDGETS}/mini-cart/page-cart.ts`,
        ['Ajax action', '}«_menu_cart_fragments»`', 'MC-6'],
        ['Field `templates`', 'action, «templates»,', 'MC-6', 'xtemplates: templates'],
        ['Field `_nonce`', '«_nonce»: config', 'MC-6'],
        ['Field `is_editor`', '«is_editor»: config', 'MC-6'],
        ['Field `fragments` of an answer', 'object({ «fragments»: fragmentMapSchema })', 'MC-6'],
      ),
    ],
  },
  {
    title: '§2, §9 Cart page',
    values: settings(
      `${WIDGETS}/cart/settings.ts`,
      'settings',
      'CP-2',
      'update_cart_automatically',
      'update_cart_delay',
    ),
  },
  {
    title: '§3, §7 Coupon and checkout login',
    values: [
      ...inFile(
        `${WIDGETS}/coupon/coupon-request.ts`,
        ['Endpoint', 'applyCoupon.endpoint', 'CO-1'],
        ['Field `coupon_code`', 'applyCoupon.field', 'CO-1'],
        ['Field `security`', '«security»: nonce', 'CO-1'],
      ),
      ...inFile(
        'packages/widgets/shared/cart/notice-names.ts',
        ['Notice `wc_error`', "['«wc_error»'", 'CO-1'],
        ['Notice `wc_message`', "['«wc_message»'", 'CO-1'],
        ['Notice `wc_info`', "['«wc_info»'", 'CO-1'],
      ),
      ...inFile(
        `${WIDGETS}/coupon/notices.ts`,
        ['Type `wc_error` in JSON', 'TYPES.error', 'CO-1', "'info'"],
        ['Type `wc_message` in JSON', 'TYPES.message', 'CO-1', "'info'"],
        ['Type `wc_info` in JSON', 'TYPES.info', 'CO-1', "'message'"],
        ['Prefix of a notice’s type', 'replace(/^«wc_»/', 'CO-1'],
      ),
      ...inFile(`${RUNTIME}/site/names.ts`, ['Route of admin-ajax', 'names.urls.adminAjax', 'CL-1']),
      ...inFile(
        `${WIDGETS}/checkout-login/login-request.ts`,
        ['Ajax action', '}«_woocommerce_checkout_login_user»`', 'CL-1'],
        ['Field `username`', '«username»,\n        password,\n        nonce,', 'CL-1', 'xusername: username'],
        ['Field `password`', '«password»,\n        nonce,', 'CL-1', 'xpassword: password'],
        ['Field `nonce`', '«nonce»,\n        remember,', 'CL-1', 'xnonce: nonce'],
        ['Field `remember`', '«remember»,\n      },', 'CL-1', 'xremember: remember'],
        ['Field `logged_in` of an answer', 'coerceFlag(answer.«logged_in»)', 'CL-1'],
        ['Field `message` of an answer', 'coerceText(answer.«message»)', 'CL-1'],
      ),
    ],
  },
  {
    title: '§3, §4, §7 Data stores',
    values: [
      ...inFile(
        `${WIDGETS}/data-store/read.ts`,
        ['Argument `store`', 'toStoreRef(args.«store»', 'DS-1'],
        ['Argument `post_id`', 'readText(args.«post_id»)', 'DS-1'],
        ['Argument `label`', "['«label»', 'icon', 'added_label'", 'DS-2'],
        ['Argument `icon`', "'label', '«icon»', 'added_label'", 'DS-2'],
        ['Argument `added_label`', "'«added_label»'", 'DS-2'],
        ['Argument `added_icon`', "'«added_icon»'", 'DS-2'],
        ['Argument `added_url`', 'args.«added_url»', 'DS-2'],
        ['Argument `action_after_added`', 'args.«action_after_added»', 'DS-5'],
        ['Value `hide` of `action_after_added`', "action === '«hide»'", 'DS-5'],
        ['Value `remove_from_store` of `action_after_added`', "action === '«remove_from_store»'", 'DS-5'],
        ['Argument `popup`', 'args.«popup»', 'DS-3'],
        ['Argument `synch_id`', 'args.«synch_id»', 'DS-8'],
        ['Argument `remove_from_listing`', 'args.«remove_from_listing»', 'DS-8'],
      ),
      ...inFile(
        `${RUNTIME}/stores/store-ref.ts`,
        ['`slug` of a store', "ownValue(value, '«slug»')", 'DS-1'],
        ['`type` of a store', "ownValue(value, '«type»')", 'DS-1'],
        ['`is_front` of a store', "ownValue(value, '«is_front»')", 'DS-1'],
        ['`size` of a store', "ownValue(value, '«size»')", 'DS-6'],
      ),
      ...inFile(`${RUNTIME}/stores/names.ts`, ['Argument `isJetEngine`', 'storeNames.isListing', 'DS-3']),
      ...inFile(`${WIDGETS}/data-store/DataStore.tsx`, [
        'Address of a link that adds',
        "addedUrl) || '«#»'",
        'DS-2',
        '/x/',
      ]),
      ...inFile(`${WIDGETS}/data-store/toast.tsx`, [
        'A refusal is shown in the browser’s alert, by default',
        "const isInPage = «site().config.page.alerts === 'page'» ||",
        'DS-9',
        'true',
      ]),
      ...inFile(`${WIDGETS}/data-store/change.ts`, [
        'Message after an HTTP error',
        'return «error.statusText»;',
        'DS-9',
        "''",
      ]),
      ...inFile(
        `${RUNTIME}/stores/requests.ts`,
        ['Action that adds', "? '«add_to»'", 'DS-1'],
        ['Action that removes', ": '«remove_from»'", 'DS-1'],
        ['Field `success` of an answer', "if (!coerceFlag(ownValue(answer, '«success»')))", 'DS-7'],
        ['Field `store`', '«store»: slug', 'DS-1'],
        ['Field `post_id`', '«post_id»: postId', 'DS-1'],
        ['Field `message` of an answer', "ownValue(data, '«message»')", 'DS-9'],
        ['Field `count` of an answer', "ownValue(data, '«count»')", 'DS-7'],
        ['Field `fragments` of an answer', "ownValue(data, '«fragments»')", 'DS-7'],
      ),
      ...inFile(
        'packages/widgets/shared/stores/store-listing.ts',
        ['Marker of an empty store', "? posts : ['«is-front»'", 'DS-8'],
        ['Marker of an empty store in a listing’s query', "value[0] !== '«is-front»'", 'DS-8'],
        ['`post__in` of a listing’s query', "Object.hasOwn(query, '«post__in»')", 'DS-8'],
        ['Field `post__in`', 'return { «post__in»: posts', 'DS-8'],
        ['Field `is_front_store`', '«is_front_store»: true', 'DS-8'],
      ),
    ],
  },
  {
    title: '§5, §8 Delete links',
    values: inFile(`${WIDGETS}/delete-link/read.ts`, [
      '`data-delete-message` of a link',
      'dataset.«deleteMessage»',
      'DL-1',
    ]),
  },
];
