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
const LABELLED = ['a', 'button', 'td', 'th', 'span'];
/** Returns the place, for `locate`, of a tag name in `LABEL_ELEMENTS`. */
const labelledBy = (name: string): string => {
  const all = '/^(a|button|td|th|span|strong|bdi)$/';
  return all.replace(new RegExp(`(?<=[(|])${name}(?=\\|)`), `«${name}»`);
};
const LIGHTBOX = ['share', 'download', 'fullscreen', 'zoom', 'previous', 'next', 'close'];
const CAROUSEL = ['carousel', 'previous', 'next', 'first', 'last', 'goTo'];

/** Values of the page as a whole (§2, §4, §6, §8, §9). */
export const PAGE: readonly Section[] = [
  {
    title: '§9 Locale and labels',
    values: [
      ...inFile(
        'packages/widgets/page/labels.ts',
        ...LABELS.map((label) => [`"${label}" in Hebrew`, `HEBREW.${label}`, 'AB-2'] as const),
        ...LABELLED.map((name) => [`Labels in \`<${name}>\``, labelledBy(name), 'AB-2'] as const),
        ['Option that translates "Subtotal" like "Total"', "subtotal === '«total»'", 'AB-2'],
      ),
      ...inFile('packages/widgets/src/account-button/AccountButton.tsx', [
        'Windows with the short label',
        'NARROW',
        'AB-1',
        "'(max-width: 1400px)'",
      ]),
      ...inFile('packages/widgets/src/account-button/texts.json', [
        '"Personal area" in Hebrew',
        'he.personalArea',
        'AB-1',
      ]),
      ...inFile(
        'packages/widgets/shared/lightbox/texts.json',
        ...LIGHTBOX.map((name) => [`"${name}" of the lightbox in Hebrew`, `he.${name}`, 'LB-1'] as const),
      ),
      ...inFile(
        'packages/widgets/shared/carousel/texts.json',
        ...CAROUSEL.map((name) => [`"${name}" of a carousel in Hebrew`, `he.${name}`, 'CR-1'] as const),
      ),
    ],
  },
  {
    title: '§2 Addresses and link actions',
    values: [
      ...inFile(
        `${RUNTIME}/site/config.ts`,
        ['Prefix of listings', 'PREFIXES.listing', 'LA-1'],
        ['Prefix of the page builder', 'PREFIXES.builder', 'LA-2'],
      ),
      ...inFile(
        'packages/widgets/page/link-actions.ts',
        ['Delay of an action on hover, in ms', 'HOVER_MS', 'LA-1'],
        ['Prefix of an action link', '}«-action»`', 'LA-1'],
        ['Separator of pairs', "split('«&»')", 'LA-1', ';'],
        ['Key `action` of a parsed link', "pairs.get('«action»')", 'LA-1'],
        ['Key `action` when an action runs', "const name = settings.get('«action»')", 'LA-1'],
        ['Key `event` of a link’s `href`', "ofHref?.get('«event»')", 'LA-1'],
        ['Key `event` when a link is hovered', "one?.get('«event»')", 'LA-1'],
        ['Event `click`', "['«click»', 'hover']", 'LA-1'],
        ['Event `hover`', "=== '«hover»'", 'LA-1'],
        ['Attribute `data-url`', "['href', '«data-url»'].map((name) =>", 'LA-1'],
      ),
      ...inFile(
        'packages/widgets/page/builder-actions.ts',
        ['Prefix of an action link', '}«-action:»`', 'LA-2'],
        ['Parameter `action`', '/^«action»=', 'LA-2'],
        ['Parameter `settings`', '«settings»=(.*)$/', 'LA-2'],
        ['Action `popup:open`', "name !== '«popup:open»'", 'LA-2'],
        ['Action `popup:close`', "if (name === '«popup:close»')", 'LA-2'],
        ['Action `lightbox`', "name === '«lightbox»'", 'LA-2'],
        ['Setting `do_not_show_again`', "ownValue(settings, '«do_not_show_again»')", 'LA-2'],
        ['Setting `id`', "ownValue(settings, '«id»')", 'LA-2'],
        ['Setting `toggle`', "ownValue(settings, '«toggle»')", 'LA-2'],
      ),
      ...inFile(
        'packages/widgets/page/item-links.ts',
        ['Attribute `data-url` of an item', "getAttribute('«data-url»')?.trim()", 'LG-6'],
        ['Target `_blank` of an item', "=== '«_blank»'", 'LG-6'],
      ),
      ...inFile('packages/widgets/page/shown-template.ts', [
        'Parameter `theme_template_id`',
        "'«theme_template_id»'",
        'PG-1',
      ]),
      ...inFile(
        'packages/widgets/page/referer-inputs.ts',
        ['Parameter `{builder_prefix}PageId`', '}«PageId»`', 'FM-1'],
        ['Parameter `{builder_prefix}WidgetId`', '}«WidgetId»`', 'FM-1'],
      ),
      ...inFile('packages/widgets/page/anchors.ts', [
        'Duration of scrolling to an anchor, in ms',
        'DURATION',
        'PG-2',
      ]),
    ],
  },
  {
    title: '§8, §9 Language and generic messages',
    values: [
      ...inFile(`${RUNTIME}/signals/foreign-texts.ts`, [
        'Language of a page without a language attribute',
        'DEFAULT_LANGUAGE',
        'RT-22',
        "'en'",
      ]),
      ...inFile(
        `${RUNTIME}/signals/locale.ts`,
        ['"An unknown error occurred."', 'he.unknownError', 'PG-3'],
        ['"The response is not a valid JSON response."', 'he.invalidAnswer', 'PG-3'],
        ['"You are probably offline."', 'he.offline', 'PG-3'],
        ['"An unknown error occurred." in English', 'en.unknownError', 'PG-3'],
        ['"The response is not a valid JSON response." in English', 'en.invalidAnswer', 'PG-3'],
        ['"You are probably offline." in English', 'en.offline', 'PG-3'],
      ),
      ...inFile(
        'packages/widgets/src/form/texts.json',
        ['"Media upload failed. …"', 'en.uploadFailed', 'PG-3'],
        ['"Media upload failed. …" in Hebrew', 'he.uploadFailed', 'PG-3'],
      ),
      ...inFile(
        'packages/widgets/src/table-of-contents/texts.json',
        ['"No headings were found on this page."', 'en.empty', 'TOC-1'],
        ['"No headings were found on this page." in Hebrew', 'he.empty', 'TOC-1'],
      ),
      ...inFile(
        'packages/widgets/src/subscribe/texts.json',
        ['"Please specify a valid e-mail"', 'en.invalid', 'SB-1'],
        ['"Please specify a valid e-mail" in Hebrew', 'he.invalid', 'SB-1'],
      ),
    ],
  },
  {
    title: '§4, §6 Edit mode',
    values: [
      ...inFile(
        'packages/widgets/originals/editor/texts.ts',
        ['"Edit %s"', 'en.Edit %s', 'TH-1'],
        ['"Edit %s" in Hebrew', 'he.Edit %s', 'TH-1'],
        ['"Save %s"', 'en.Save %s', 'TH-1'],
        ['"Save %s" in Hebrew', 'he.Save %s', 'TH-1'],
        ['"Template"', 'en.Template', 'TH-1'],
        ['"Template" in Hebrew', 'he.Template', 'TH-1'],
      ),
      ...inFile(
        'packages/widgets/originals/editor/names.ts',
        ['The handle of a header shows only its title', "['«header»', 'footer']", 'TH-1'],
        ['The handle of a footer shows only its title', "['header', '«footer»']", 'TH-1'],
      ),
    ],
  },
  {
    title: '§8, §9 Breakpoints and loading',
    values: [
      ...inFile(
        `${RUNTIME}/signals/device.ts`,
        ['`mobile_extra` (880 px) is off', '{ mobile: «800», tablet', 'BP-1', '800, mobile_extra: 880'],
        ['`tablet_extra` (1200 px) is off', 'tablet: «1000», laptop', 'BP-1', '1000, tablet_extra: 1200'],
        ['Maximum width of mobile, in px', 'DEFAULT.mobile', 'BP-1'],
        ['Maximum width of a tablet, in px', 'DEFAULT.tablet', 'BP-1'],
        ['Maximum width of a laptop, in px', 'DEFAULT.laptop', 'BP-1'],
        ['Minimum width of widescreen, in px', 'DEFAULT.widescreen', 'BP-1'],
      ),
      ...inFile(
        `${RUNTIME}/site/devices.ts`,
        ['Device `mobile_extra`', "'«mobile_extra»'", 'BP-1'],
        ['Device `tablet_extra`', "'«tablet_extra»'", 'BP-1'],
      ),
      ...inFile(
        `${RUNTIME}/islands/load-code.ts`,
        ['Time-out of a chunk, in ms', 'GIVE_UP_MS', 'RT-17'],
        ['"Loading chunk {id} failed." before the id', '`«Loading» chunk $', 'RT-17'],
        ['"Loading chunk {id} failed." after the id', '} «failed».`', 'RT-17'],
      ),
    ],
  },
];
