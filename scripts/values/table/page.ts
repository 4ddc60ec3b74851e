import type { Section } from '../values.ts';
import { inFile } from './rows.ts';

const RUNTIME = 'packages/runtime/src';
const LABELS = [
  'View cart',
  'Checkout',
  'Total',
  'Shipping',
  'Shipping to',
  'Change address',
  'Add to cart',
  'Product',
  'Price',
  'Quantity',
  'Subtotal',
  'Subtotal:',
];

/** §2, §5, §8, §9: what concerns the page as a whole. */
export const PAGE: readonly Section[] = [
  {
    title: '§9 Locale and labels',
    values: [
      ...inFile(
        `${RUNTIME}/behaviours/labels.ts`,
        ...LABELS.map((label) => [`"${label}" in Hebrew`, `HEBREW.${label}`, 'AB-2'] as const),
      ),
      ...inFile('packages/widgets/src/account-button/AccountButton.tsx', [
        'Width up to which the label changes',
        'NARROW',
        'AB-1',
        "'(max-width: 1400px)'",
      ]),
    ],
  },
  {
    title: '§2 Addresses and link actions',
    values: [
      ...inFile(`${RUNTIME}/behaviours/link-actions.ts`, [
        'Delay of an action on hover, in ms',
        'HOVER_MS',
        'LA-1',
      ]),
      ...inFile(
        `${RUNTIME}/behaviours/builder-actions.ts`,
        ['Beginning of an action link', '}«-action:»`', 'LA-2'],
        ['Action `popup:open`', "name !== '«popup:open»'", 'LA-2'],
        ['Action `popup:close`', "if (name === '«popup:close»')", 'LA-2'],
        ['Action `lightbox`', "name === '«lightbox»'", 'LA-2'],
        ['Setting `do_not_show_again`', "own(settings, '«do_not_show_again»')", 'LA-2'],
        ['Setting `id`', "own(settings, '«id»')", 'LA-2'],
        ['Setting `toggle`', "own(settings, '«toggle»')", 'LA-2'],
      ),
      ...inFile(`${RUNTIME}/behaviours/shown-template.ts`, [
        'Parameter `theme_template_id`',
        "'«theme_template_id»'",
        'PG-1',
      ]),
      ...inFile(
        `${RUNTIME}/behaviours/referer-inputs.ts`,
        ['Parameter `{builder_prefix}PageId`', '}«PageId»`', 'FM-1'],
        ['Parameter `{builder_prefix}WidgetId`', '}«WidgetId»`', 'FM-1'],
      ),
      ...inFile(`${RUNTIME}/behaviours/anchors.ts`, ['Scrolling to an anchor, in ms', 'DURATION', 'PG-2']),
    ],
  },
  {
    title: '§8, §9 Language and generic messages',
    values: [
      ...inFile(
        `${RUNTIME}/signals/locale.ts`,
        ['Language of a page that names none', "? 'en' : '«he»';", 'RT-22', 'en'],
        ['"An unknown error occurred."', 'he.unknownError', 'PG-3'],
        ['"The response is not a valid JSON response."', 'he.invalidAnswer', 'PG-3'],
        ['"You are probably offline."', 'he.offline', 'PG-3'],
      ),
      ...inFile(
        'packages/widgets/src/form/messages.ts',
        ['"Media upload failed. …"', 'en.uploadFailed', 'PG-3'],
        ['The same in Hebrew', 'he.uploadFailed', 'PG-3'],
      ),
      ...inFile(
        'packages/widgets/src/table-of-contents/definition.ts',
        ['"No headings were found on this page."', 'en.empty', 'TOC-1'],
        ['The same in Hebrew', 'he.empty', 'TOC-1'],
      ),
      ...inFile(
        'packages/widgets/src/subscribe/definition.ts',
        ['"Please specify a valid e-mail"', 'en.invalid', 'SB-1'],
        ['The same in Hebrew', 'he.invalid', 'SB-1'],
      ),
    ],
  },
  {
    title: '§8, §9 Breakpoints and loading',
    values: [
      ...inFile(
        `${RUNTIME}/signals/device.ts`,
        ['Mobile up to, in px', 'DEFAULT.mobile', 'BP-1'],
        ['Tablet up to, in px', 'DEFAULT.tablet', 'BP-1'],
        ['Laptop up to, in px', 'DEFAULT.laptop', 'BP-1'],
        ['Widescreen from, in px', 'DEFAULT.widescreen', 'BP-1'],
      ),
      ...inFile(
        `${RUNTIME}/islands/load-code.ts`,
        ['Time-out of a chunk, in ms', 'GIVE_UP_MS', 'RT-17'],
        ['"Loading chunk {id} failed."', '`«Loading» chunk $', 'RT-17'],
      ),
    ],
  },
];
