/** Half of the minimum target size, in px (AY-2). */
const HALF = 12;
/** Maximum size of a control that contains only a sign, in px. */
const LARGEST_SIGN = 64;
const LARGEST_DOT = 24;
/** Minimum contrast ratio of signs against their background. */
const LEAST_CONTRAST = 3;
/** Tolerated overlap, in px, because adjacent boxes share an edge, and letters do not fill the height of their line. */
const OVERLAP = 3;

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]';
/** Selector of elements that cover the page on purpose. */
const OVERLAYS =
  'dialog, [role=dialog], [role=listbox], [popover], .iyim-search-panel, .iyim-mini-cart-panel';

type Rgba = readonly [number, number, number, number];
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Returns the visible controls that widgets add, without the server's elements. */
const controlsOf = (ofServer: ReadonlySet<Element>): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      !ofServer.has(control) &&
      control.matches('[data-iyim-slot], :not([data-iyim-was])') &&
      (isStyledByWidget(control) || control.closest('[data-iyim-slot]')) &&
      isShown(control) &&
      !control.closest('[inert], .iyim-visually-hidden, .fixture'),
  );

/** Whether the widget styles the control. The original's style sheet styles all other controls. */
const isStyledByWidget = (control: Element): boolean =>
  control.matches('[class^="iyim-"], [class*=" iyim-"]');

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

const isClipped = (element: Element): boolean => getComputedStyle(element).clipPath !== 'none';

const nameOf = (control: Element): string =>
  `<${control.localName} class="${control.className}"> ${control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 30)}`;

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

function rgba(color: string): Rgba {
  if (!canvas) throw new Error('no canvas');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

const over = (top: Rgba, below: Rgba): Rgba => {
  const [red, green, blue] = [0, 1, 2].map(
    (channel) => (top[channel] ?? 0) * top[3] + (below[channel] ?? 0) * (1 - top[3]),
  );
  return [red ?? 0, green ?? 0, blue ?? 0, 1];
};

/** Returns the colour behind an element's content. */
function backgroundOf(element: Element | null): Rgba {
  if (!element) return [255, 255, 255, 1];
  const background = rgba(getComputedStyle(element).backgroundColor);
  return background[3] === 1 ? background : over(background, backgroundOf(element.parentElement));
}

function luminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgba, other: Rgba): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const opacityOf = (element: Element | null): number =>
  element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;

/** Returns the colours of a control's visible signs: its ::before, its drawing, its words, or a disc inside it. */
function signsOf(control: Element): { color: Rgba; ground: Rgba; by: string }[] {
  const all = [control, ...control.querySelectorAll('*')].filter(isShown);
  return all.flatMap((element) => {
    const style = getComputedStyle(element);
    const ground = backgroundOf(element);
    const sign = (by: string, color: string, on = ground) => ({
      by,
      ground: on,
      color: over([...rgba(color).slice(0, 3), rgba(color)[3] * opacityOf(element)] as unknown as Rgba, on),
    });
    const before = getComputedStyle(element, '::before');
    const hasBefore = !['none', 'normal'].includes(before.content) && before.display !== 'none';
    const disc = backgroundOf(element.parentElement);
    return [
      ...(hasBefore && before.content === '""'
        ? [sign('::before', before.maskImage === 'none' ? before.color : before.backgroundColor)]
        : []),
      ...(element instanceof SVGGeometryElement && style.stroke !== 'none'
        ? [sign('stroke', style.stroke)]
        : []),
      ...(element instanceof SVGGeometryElement && style.stroke === 'none' ? [sign('fill', style.fill)] : []),
      ...(textRects(element).length > 0 ? [sign('words', style.color)] : []),
      ...(element.matches('.iyim-carousel-disc') ? [sign('disc', style.backgroundColor, disc)] : []),
    ];
  });
}

/** Whether the two bars of a `::before`, drawn as its borders, touch and look like one block. */
function isBlock(control: Element): boolean {
  const before = getComputedStyle(control, '::before');
  const bars = [before.borderLeftWidth, before.borderRightWidth].map(Number.parseFloat);
  const isSeen = [before.borderLeftColor, before.borderRightColor].every((color) => rgba(color)[3] > 0);
  const [left = 0, right = 0] = bars;
  const taken = before.boxSizing === 'border-box' ? left + right : 0;
  return (
    before.content === '""' && isSeen && left > 0 && right > 0 && Number.parseFloat(before.width) - taken < 2
  );
}

/** Returns the boxes of an element's text, without its child elements. */
function textRects(element: Element): Box[] {
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || node.data.trim() === '') return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  });
}

const meet = (one: Box, other: Box, by = OVERLAP): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > by &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by;

/** Returns the part of a box that the elements around `element` do not clip. */
function seenOf(element: Element, box: Box): Box | null {
  let { left, right, top, bottom } = box;
  let { position } = getComputedStyle(element);
  for (let around = element.parentElement; around && position !== 'fixed'; around = around.parentElement) {
    const { position: place, overflowX, overflowY, transform } = getComputedStyle(around);
    if (position === 'absolute' && place === 'static' && transform === 'none') continue;
    position = place;
    const cut = around.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, cut.left), Math.min(right, cut.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, cut.top), Math.min(bottom, cut.bottom)];
    if (around.matches('dialog[open], [popover]')) break;
  }
  return right > left && bottom > top ? { left, right, top, bottom } : null;
}

const isIn = (box: Box, { left, right, top, bottom }: Box): boolean =>
  left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;

/** Lists the sides on which elements around a focused element clip its focus ring. */
function cutSidesOf(element: Element): string[] {
  const { outlineWidth, outlineOffset } = getComputedStyle(element);
  const outset = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const ring = { left: left - outset, right: right + outset, top: top - outset, bottom: bottom + outset };
  const seen = seenOf(element, ring);
  return (['left', 'right', 'top', 'bottom'] as const).filter(
    (side) => !seen || Math.abs(seen[side] - ring[side]) > 0.5,
  );
}

/**
 * Lists controls whose focus ring is clipped: added controls if any side is clipped, the server's controls if at least three
 * sides are.
 */
function cutRings(controls: readonly Element[]): string[] {
  const all = document.querySelectorAll<HTMLElement>(`:is(${CONTROLS}, [tabindex='0']):is([data-widget] *)`);
  return [...all].flatMap((control) => {
    if (control.tabIndex < 0 || !isShown(control)) return [];
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = control.getBoundingClientRect();
    const seen = seenOf(control, box);
    // Skips the control, because focusing it would open a fold and change the page around it.
    if (!seen || (control.closest('.iyim-fold') && !isIn(seen, box))) return [];
    control.focus({ focusVisible: true } as FocusOptions);
    if (document.activeElement !== control || isClipped(control)) return [];
    const sides = cutSidesOf(control);
    const isCut = sides.length >= (controls.includes(control) ? 1 : 3);
    return isCut ? [`${nameOf(control)}: its focus ring is clipped: ${sides.join(', ')}`] : [];
  });
}

/** Returns the faults of added controls, and the clipped focus rings in widgets, one line each. */
export function problemsOfControls(ofServer: ReadonlySet<Element>): string[] {
  const controls = controlsOf(ofServer);
  const problems = controls.flatMap((control) => {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    return problemsOf(control, controls).map((problem) => `${nameOf(control)}: ${problem}`);
  });
  problems.push(...cutRings(controls));
  (document.activeElement as HTMLElement | null)?.blur();
  return [...new Set(problems)];
}

function problemsOf(control: HTMLElement, controls: readonly HTMLElement[]): string[] {
  const problems: string[] = [];
  // Some controls are visible only while they have the keyboard focus, over the element that they belong to.
  control.blur();
  const isForKeys = isClipped(control);
  control.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
  const box = control.getBoundingClientRect();
  const { width, height } = box;
  const [x, y] = [box.left + width / 2, box.top + height / 2];
  const isHit = (dx: number, dy: number) => {
    const found = document.elementFromPoint(x + dx, y + dy);
    return found !== null && (control.contains(found) || found.closest('label')?.contains(control) === true);
  };
  const isDisabled = control.matches('[aria-disabled=true], :disabled');
  const holds = control.querySelector('img, video') !== null;

  if (!isHit(0, 0)) {
    const found = document.elementFromPoint(x, y);
    problems.push(`covered at its middle by ${found ? nameOf(found) : 'the window’s edge'}`);
  } else {
    const half = HALF - 1;
    const missed = [
      [half, 0],
      [-half, 0],
      [0, half],
      [0, -half],
    ].filter(([dx = 0, dy = 0]) => !isHit(dx, dy));
    if (missed.length > 0)
      problems.push(`a target below 24 px (${Math.round(width)} × ${Math.round(height)})`);
  }

  const words = [control, ...control.querySelectorAll('*')]
    .filter((each) => isShown(each) && !each.closest('.iyim-visually-hidden'))
    .flatMap((each) => textRects(each));
  const isSign = (control.textContent?.trim().length ?? 0) <= 2;
  if (isSign && !holds && control.localName === 'button' && Math.max(width, height) > LARGEST_SIGN)
    problems.push(`larger than ${LARGEST_SIGN} px (${Math.round(width)} × ${Math.round(height)})`);
  const dot = control.querySelector('.iyim-carousel-disc')?.getBoundingClientRect();
  if (dot && Math.max(dot.width, dot.height) > LARGEST_DOT)
    problems.push(`a dot larger than ${LARGEST_DOT} px`);
  if (words.some((rect) => !isIn(box, rect) && isSign)) problems.push('its sign is outside its box');

  const signs = signsOf(control);
  if (signs.length === 0 && !holds && !control.matches('input, select, textarea, .iyim-slideshow-link'))
    problems.push('it shows nothing');
  if (isBlock(control)) problems.push('its sign looks like one block');
  if (!isDisabled && isStyledByWidget(control))
    for (const { color, ground, by } of signs)
      if (contrast(color, ground) < LEAST_CONTRAST)
        problems.push(`${by} with a contrast of ${contrast(color, ground).toFixed(1)}:1`);

  if (document.activeElement === control) {
    const { outlineStyle, outlineWidth } = getComputedStyle(control);
    if (outlineStyle === 'none' || outlineWidth === '0px') problems.push('no focus ring');
  }

  if (isForKeys) return problems;
  const overlay = control.closest(OVERLAYS);
  for (const other of controls)
    if (other !== control && !other.contains(control) && !control.contains(other) && !isClipped(other)) {
      if (other.closest(OVERLAYS) !== overlay || other.matches('.iyim-slideshow-link')) continue;
      if (!control.matches('.iyim-slideshow-link') && meet(box, other.getBoundingClientRect(), 1))
        problems.push(`overlaps ${nameOf(other)}`);
    }
  // Arrows may cover their slides, as in the originals.
  if (!control.matches('.iyim-carousel-arrow, .iyim-slideshow-link'))
    for (const element of document.querySelectorAll('main *, main ~ p')) {
      if (control.contains(element) || element.contains(control) || !isShown(element)) continue;
      if (element.closest(OVERLAYS) !== overlay || element.closest('.iyim-visually-hidden')) continue;
      for (const rect of textRects(element)) {
        const seen = seenOf(element, rect);
        if (seen && meet(box, seen))
          problems.push(`covers the words “${element.textContent?.trim().slice(0, 20)}”`);
      }
    }
  return [...new Set(problems)];
}
