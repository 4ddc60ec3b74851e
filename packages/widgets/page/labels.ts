import { behaviour, pageConfig } from '@iyim/runtime/page';
import { languageOf } from '@iyim/runtime/shop';

/**
 * English cart and checkout labels that the CMS prints on Hebrew pages, and their translations (§9). Only complete labels are
 * matched.
 */
const HEBREW: Readonly<Record<string, string>> = {
  'View cart': 'צפייה בסל',
  Checkout: 'לתשלום',
  Total: 'סה״כ',
  Shipping: 'משלוח',
  'Shipping to': 'משלוח אל',
  'Change address': 'שינוי כתובת',
  'Add to cart': 'הוספה לסל',
  Product: 'מוצר',
  Price: 'מחיר',
  Quantity: 'כמות',
  Subtotal: 'סכום ביניים',
  'Subtotal:': 'סכום ביניים:',
};

/** Matches the names of elements with labels: buttons, links, table cells, text spans. WooCommerce puts "Subtotal:" in `strong`. */
const LABEL_ELEMENTS = /^(a|button|td|th|span|strong|bdi)$/;
/** Selector of form buttons, whose visible text is their `value`. */
const INPUTS = 'input:is([type=submit], [type=button], [type=reset])';
/** Matches text that may be next to a label in its element: no letters or digits, such as an arrow. */
const SIGNS = /^[^\p{L}\p{N}]*$/u;
/** WooCommerce prints this label in front of its value, without a separate element: `<p>Shipping to <strong>…</strong>.</p>`. */
const LEADING_LABEL = 'Shipping to';
const LED_ELEMENTS = /^(p|td|th|span)$/;

/**
 * Replaces the labels, including those of input buttons, now and after every change to the page before it is painted (AB-2).
 * Product names that contain a label, other attributes, and text that is being typed are left alone. A button with a `name` is
 * submitted with the new text; shops accept that, because they check only that the name was sent. Does nothing on a page in
 * another language or if the page's configuration sets `labels: false`. The returned function restores the original texts.
 */
export function replaceLabels(document: Document): () => void {
  return behaviour('labels', (signal) => replaceAll(document, signal));
}

function replaceAll(document: Document, signal: AbortSignal): void {
  const config = pageConfig().labels;
  if (config === false || (!config && !/^he\b/.test(languageOf(document.documentElement)))) return;

  const texts = new Map(Object.entries({ ...HEBREW, ...config?.texts }));
  if (config?.subtotal === 'total') texts.set('Subtotal', HEBREW.Total ?? '');
  const longest = Math.max(...[...texts.keys()].map((label) => label.length));
  const originals = new WeakMap<Text, { was: string; is: string }>();
  const buttons = new WeakMap<HTMLInputElement, { was: string; is: string }>();

  const replace = (node: Text) => {
    const label = node.data.trim();
    if (label.length > longest) return;
    const translated = texts.get(label);
    const element = node.parentElement;
    if (translated === undefined || !element || element.isContentEditable) return;
    if (!isWhole(node, element) && !leads(node, label, element)) return;
    const was = node.data;
    node.data = was.replace(label, () => translated);
    originals.set(node, { was, is: node.data });
  };

  const replaceValue = (button: HTMLInputElement) => {
    const was = button.getAttribute('value') ?? '';
    const translated = texts.get(was.trim());
    if (translated === undefined) return;
    const is = was.replace(was.trim(), () => translated);
    button.setAttribute('value', is);
    buttons.set(button, { was, is });
  };

  const visit = (node: Node) => {
    eachText(node, replace);
    eachButton(node, replaceValue);
  };
  const observer = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'childList') for (const node of addedNodes) visit(node);
      else visit(target);
    }
    observer.takeRecords(); // discards the mutation records of these replacements
  });
  visit(document.documentElement);
  observer.observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['value'],
  });

  signal.addEventListener('abort', () => {
    observer.disconnect();
    eachText(document.documentElement, (node) => {
      const change = originals.get(node);
      if (change && change.is === node.data) node.data = change.was;
    });
    eachButton(document.documentElement, (button) => {
      const change = buttons.get(button);
      if (change && change.is === button.getAttribute('value')) button.setAttribute('value', change.was);
    });
  });
}

/** Whether the element has no words other than the label. A label next to other words may be part of a product name. */
const isWhole = (node: Text, element: Element): boolean =>
  LABEL_ELEMENTS.test(element.localName) &&
  [...element.childNodes].every(
    (other) => other === node || other instanceof Comment || SIGNS.test(other.textContent ?? ''),
  );

const leads = (node: Text, label: string, element: Element): boolean =>
  label === LEADING_LABEL &&
  LED_ELEMENTS.test(element.localName) &&
  node === element.firstChild &&
  node.nextSibling instanceof Element;

function eachButton(root: Node, visit: (button: HTMLInputElement) => void): void {
  if (!(root instanceof Element)) return;
  for (const button of [root, ...root.querySelectorAll(INPUTS)])
    if (button instanceof HTMLInputElement && button.matches(INPUTS)) visit(button);
}

function eachText(root: Node, visit: (node: Text) => void): void {
  if (root instanceof Text) visit(root);
  if (!(root instanceof Element)) return;
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) visit(walker.currentNode as Text);
}
