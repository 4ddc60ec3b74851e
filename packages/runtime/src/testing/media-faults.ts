/** Medium for which the page's faults are listed. The screen comes first, as the reference for the others. */
export type Shown = 'screen' | 'print' | 'forced-colors';

/**
 * Lists the faults of mounted widgets on paper or with forced colours, each as "widget: fault: element": doubled, cut or
 * invisible text, controls on paper, and shapes drawn only by a background. On screen it records the drawn text and shapes, and
 * returns an empty list. Runs in the page and refers to nothing outside itself, so that Playwright can send it there.
 */
export function mediaFaults(shown: Shown): string[] {
  interface Drawn {
    readonly element: Element;
    readonly words: string;
    readonly boxes: readonly DOMRect[];
    readonly node: Node;
    /** Whether the text belongs to a pseudo element. Its box is then that of the element. */
    readonly isPseudo: boolean;
  }
  interface Seen {
    readonly nodes: ReadonlySet<Node>;
    readonly shapes: readonly { readonly element: Element; readonly pseudo: string }[];
  }
  const HOST = '[data-widget-state="mounted"]';
  /** Content that the widget's state may hide or cut off on screen, but that must be printed. */
  const CONTENT = '.iyim-section, .iyim-fold, .iyim-carousel-list > *';
  const UNREAD = 'script, style, noscript, template, select, textarea, svg, [popover], dialog:not([open])';
  const WORD = /[\p{L}\p{N}]/u;

  const memory = window as unknown as { mediaFaultsSeen?: Seen };
  const faults = new Set<string>();
  const named = (element: Element) => {
    const { localName, id, classList } = element;
    const words = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${localName}${id && ` id="${id}"`}${classList.length ? ` class="${[...classList].join(' ')}"` : ''}>${words}`;
  };
  const report = (element: Element, fault: string) =>
    faults.add(
      `${element.closest<HTMLElement>(HOST)?.dataset.widget ?? 'page'}: ${fault}: ${named(element)}`,
    );

  /** Adds a style rule for `time` ms. A `<style>` element would violate a strict policy. */
  const addRule = (rule: string, time: number) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
    setTimeout(() => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1), time);
  };
  /** Yields an element and its ancestors inside the body, with their styles. The body itself neither hides nor cuts off content. */
  const ancestors = function* (element: Element): Generator<[Element, CSSStyleDeclaration]> {
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
      yield [each, getComputedStyle(each)];
  };
  const isUnseen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    for (const [each, { clipPath, overflowX }] of ancestors(element)) {
      if (clipPath.startsWith('inset(50%')) return true;
      if (overflowX === 'hidden' && each instanceof HTMLElement && each.offsetWidth <= 1) return true;
    }
    return false;
  };
  const isTransparent = (colour: string) => /^rgba\(.* 0\)$|\/ 0\)$|^transparent$/.test(colour);
  const isOpaque = (colour: string) => !isTransparent(colour) && !/^rgba|\//.test(colour);
  const textColour = (style: CSSStyleDeclaration) => style.webkitTextFillColor || style.color;

  const drawnText = (root: Element): Drawn[] => {
    const drawn: Drawn[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.nodeValue?.trim().replace(/\s+/g, ' ') ?? '';
      const element = node.parentElement;
      if (!WORD.test(words) || !element || element.closest(UNREAD) || isUnseen(element)) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(
        ({ width, height, right, left }) =>
          width > 1 && height > 1 && right > -2000 && left < innerWidth + 20_000,
      );
      if (boxes.length === 0 || isTransparent(textColour(getComputedStyle(element)))) continue;
      drawn.push({ element, words, boxes, node, isPseudo: false });
    }
    for (const element of root.querySelectorAll('[class*="iyim-"]'))
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        const words = /^"([^"]*)"/.exec(style.content)?.[1] ?? '';
        if (!WORD.test(words) || isUnseen(element)) continue;
        // A pseudo element may show an attribute (a count, a name or a copy of the text) in an element that also has text.
        const isCopy = [...element.attributes].some(({ value }) => value === words);
        if (isCopy && shown === 'print' && drawn.some((each) => each.element === element))
          report(element, `printed a second time by ${pseudo}`);
        if (style.position !== 'absolute') continue;
        drawn.push({
          element,
          words,
          boxes: [element.getBoundingClientRect()],
          node: element,
          isPseudo: true,
        });
      }
    return drawn;
  };

  /** Returns the part of a box that its ancestors leave visible, its share of the box, and the element that cuts off the rest. */
  const visiblePart = (element: Element, box: DOMRect): readonly [DOMRect, number, Element | null] => {
    let { left, right, top, bottom } = box;
    let by: Element | null = null;
    let position = '';
    for (const [each, style] of ancestors(element)) {
      const isPlaced = style.position !== 'static' || style.transform !== 'none';
      const isAround = position !== 'absolute' || isPlaced;
      if (isAround && each !== document.body) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = style;
        const isIntended = textOverflow === 'ellipsis' || (webkitLineClamp && webkitLineClamp !== 'none');
        const frame = each.getBoundingClientRect();
        if (!isIntended && overflowX !== 'visible' && style.display !== 'inline') {
          if (frame.left > left + 1 || frame.right < right - 1) by ??= each;
          left = Math.max(left, frame.left);
          right = Math.min(right, frame.right);
        }
        if (!isIntended && overflowY !== 'visible' && style.display !== 'inline') {
          if (frame.top > top + 1 || frame.bottom < bottom - 1) by ??= each;
          top = Math.max(top, frame.top);
          bottom = Math.min(bottom, frame.bottom);
        }
      }
      if (isAround) position = style.position === 'fixed' ? 'fixed' : style.position;
      if (position === 'fixed') break;
    }
    const part = new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    return [part, (part.width * part.height) / (box.width * box.height), by];
  };

  /** Whether an opaque element is between two texts at a point, or above both. */
  const isCovered = (one: Element, other: Element, x: number, y: number): boolean => {
    const before = scrollY;
    scrollTo({ top: before + y - innerHeight / 2, behavior: 'instant' });
    const stack = document.elementsFromPoint(x, y - (scrollY - before));
    scrollTo({ top: before, behavior: 'instant' });
    const at = stack.findIndex((each) => each.contains(one) || each.contains(other));
    const lowest = [one, other].filter((each) => stack[at] && !stack[at].contains(each));
    // Without the rule of `findOverlaps`, elements with `pointer-events: none` would be missing from the list.
    return stack.some((each, index) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(each);
      const covers =
        isOpaque(backgroundColor) || /url\(/.test(backgroundImage) || each instanceof HTMLCanvasElement;
      return covers && (index < at || at < 0 || lowest.some((each_) => !each.contains(each_)));
    });
  };

  const findOverlaps = (all: readonly Drawn[]) => {
    const boxes = all
      .flatMap((drawn) =>
        drawn.boxes.flatMap((whole) => {
          const [box, share] = visiblePart(drawn.element, whole);
          return share < 0.1 ? [] : [{ box, drawn }];
        }),
      )
      .sort((one, other) => one.box.top - other.box.top);
    addRule('* { pointer-events: auto !important }', 0);
    let reported = 0;
    for (const [index, { box, drawn }] of boxes.entries())
      for (let next = index + 1; next < boxes.length && reported < 5; next++) {
        const other = boxes[next];
        if (!other || other.box.top > box.bottom) break;
        if (other.drawn.node === drawn.node) continue;
        if (!drawn.element.closest(HOST) && !other.drawn.element.closest(HOST)) continue;
        const left = Math.max(box.left, other.box.left);
        const right = Math.min(box.right, other.box.right);
        const top = Math.max(box.top, other.box.top);
        const bottom = Math.min(box.bottom, other.box.bottom);
        const least = Math.min(box.height, other.box.height);
        if (right - left < 4 || bottom - top < least * 0.4) continue;
        if (
          drawn.isPseudo ||
          other.drawn.isPseudo ||
          !isCovered(drawn.element, other.drawn.element, (left + right) / 2, (top + bottom) / 2)
        ) {
          reported++;
          const [inside, beside] = drawn.element.closest(HOST) ? [drawn, other.drawn] : [other.drawn, drawn];
          report(inside.element, `text over "${beside.words.slice(0, 30)}"`);
        }
      }
  };

  const hosts = [...document.querySelectorAll(HOST)].filter((host) => !host.parentElement?.closest(HOST));
  const inHosts = hosts.flatMap(drawnText);

  /** Finds elements without words that are drawn only by a background. */
  const findShapes = (): Seen['shapes'] =>
    hosts.flatMap((host) =>
      [...host.querySelectorAll('*')].flatMap((element) => {
        if (element.closest(UNREAD) || element.matches('img, video, canvas, iframe, br, input')) return [];
        return ['', '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo || null);
          if (
            pseudo
              ? style.content !== '""'
              : element.textContent?.trim() && !element.matches('[role=progressbar]')
          )
            return [];
          if (element.querySelector('img, svg, canvas, video, iframe, input')) return [];
          if (!isOpaque(style.backgroundColor) || style.borderTopWidth !== '0px' || isUnseen(element))
            return [];
          const width = Number.parseFloat(style.width);
          const height = Number.parseFloat(style.height);
          return width >= 1 && height >= 1 && width * height > 8 ? [{ element, pseudo }] : [];
        });
      }),
    );

  if (shown === 'screen') {
    // Without transitions, the styles of another medium apply immediately.
    addRule('*, ::before, ::after { transition: none !important }', 2000);
    memory.mediaFaultsSeen = { nodes: new Set(inHosts.map(({ node }) => node)), shapes: findShapes() };
    return [];
  }

  findOverlaps(drawnText(document.body));
  const seen = memory.mediaFaultsSeen;
  if (shown === 'print') {
    const nodes = new Map(inHosts.map((drawn) => [drawn.node, drawn]));
    for (const { element, boxes } of inHosts)
      for (const box of boxes) {
        const [, share, by] = visiblePart(element, box);
        if (share < 0.6 && by?.closest(HOST))
          report(element, `cut by <${by.localName} class="${by.className}">`);
      }
    const onScreen = new Set(
      [...(seen?.nodes ?? [])]
        .filter((node) => node instanceof Text)
        .map((node) => node.textContent?.trim().replace(/\s+/g, ' ')),
    );
    for (const { node, element, words, isPseudo } of inHosts) {
      if (isPseudo || seen?.nodes.has(node) || !onScreen.has(words) || element.closest('.iyim-phrase'))
        continue;
      if (words.length < 2) continue;
      // Finds the outermost element with exactly these words; a section that also contains other words does not count.
      let hider = element;
      while (hider.parentElement && hider.parentElement.textContent?.trim().replace(/\s+/g, ' ') === words)
        hider = hider.parentElement;
      if (!hider.closest(CONTENT)) report(element, 'printed a second time');
    }
    for (const node of seen?.nodes ?? []) {
      const element = node.parentElement;
      if (!element?.isConnected || nodes.has(node) || node instanceof Element) continue;
      if (!element.closest('button, [role=button], [data-iyim-slot], [data-widget~=scroll-navigation]'))
        report(element, 'not printed');
    }
    for (const part of document.querySelectorAll(CONTENT)) {
      const around = part.parentElement;
      if (!around || !WORD.test(part.textContent ?? '') || isUnseen(around)) continue;
      if (isUnseen(part) || getComputedStyle(part).contentVisibility === 'hidden')
        report(part, 'hidden on paper');
    }
    for (const slide of document.querySelectorAll('.iyim-carousel-list > *')) {
      const host = slide.closest(HOST)?.getBoundingClientRect();
      const { right, left, bottom, height } = slide.getBoundingClientRect();
      if (!host || height === 0 || isUnseen(slide)) continue;
      if (bottom > host.bottom + 4 || right > host.right + 4 || left < host.left - 4)
        report(slide, 'outside its widget');
    }
    for (const mask of document.querySelectorAll('.iyim-fold')) {
      if (getComputedStyle(mask).maskImage !== 'none') report(mask, 'fades');
      for (const button of document.querySelectorAll(`[aria-controls="${mask.id}"]`))
        if (!isUnseen(button)) report(button, 'control on paper');
    }
    // A collapsible header is printed, because it contains the server's words.
    const controls =
      '[data-iyim-slot] > button, [data-iyim-slot] button[class^="iyim-"], button[data-iyim-slot]';
    for (const control of document.querySelectorAll(`:is(${controls}):not(.iyim-collapse-button)`))
      if (!isUnseen(control) && control.getBoundingClientRect().width > 1)
        report(control, 'control on paper');
  }
  if (shown === 'forced-colors') {
    const probe = document.createElement('i');
    probe.style.color = 'Canvas';
    document.body.append(probe);
    const canvas = getComputedStyle(probe).color;
    probe.remove();
    const behind = (element: Element): string => {
      for (const [each, { backgroundColor }] of ancestors(element)) {
        if (!isTransparent(backgroundColor)) return backgroundColor;
        if (each.matches('dialog')) break;
      }
      return canvas;
    };
    for (const { element } of inHosts)
      if (getComputedStyle(element).color === behind(element))
        report(element, 'the colour of its background');
    for (const { element, pseudo } of seen?.shapes ?? []) {
      if (!element.isConnected || isUnseen(element)) continue;
      const style = getComputedStyle(element, pseudo || null);
      const { backgroundColor, borderTopWidth, borderTopStyle, outlineStyle } = style;
      const around = element.parentElement ? behind(pseudo ? element : element.parentElement) : '';
      const hasBorder = Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none';
      const isDrawn =
        (backgroundColor !== around && !isTransparent(backgroundColor)) ||
        hasBorder ||
        outlineStyle !== 'none';
      if (!isDrawn && style.content !== 'none') report(element, `shape${pseudo} without a background`);
    }
  }
  return [...faults];
}
