export type CardInput = ReturnType<typeof readCard>;

/** The canvas on which the plugin's script draws the cover. */
export const CANVAS = 'canvas[id^="jet-animated-box-canvas"]';
/** Classes for cards that fold or peel. The plugin's style sheet hides such cards until these classes are set. */
const BEGUN = ['fold-init', 'peel-ready'] as const;

export const turnedClasses = (isTurned: boolean, way: string): Record<string, boolean> => ({
  flipped: isTurned,
  ...(way === 'fold' && { [BEGUN[0]]: true }),
  ...(way === 'peel' && { [BEGUN[1]]: true }),
});
export const coveredClass = (is: boolean): Record<string, boolean> => ({ 'back-events-inactive': is });

/**
 * Reads the plugin's card, or a plain element with two children, the front and the back. Throws if one of the two is missing, except
 * if the plugin's canvas replaces the front.
 */
export function readCard(host: HTMLElement) {
  const side = (name: string) => host.querySelector<HTMLElement>(`:scope > .jet-animated-box__${name}`);
  const [first = null, second = null] = host.querySelectorAll<HTMLElement>(':scope > *');
  const isPlugins = side('back') !== null;
  const front = isPlugins ? side('front') : first;
  const back = isPlugins ? side('back') : second;
  if (!back || (!front && !host.querySelector(CANVAS)))
    throw new Error(`expected two elements, the front and the back, found ${host.childElementCount}`);
  const inEach = (name: string) =>
    [front, back].flatMap((each) => each?.querySelector<HTMLElement>(`.jet-animated-box__${name}`) ?? []);
  return {
    /** The element that covers the back. Null after the plugin's script has removed it. */
    front,
    back,
    /** The plugin's toggles: first the toggle of the front, then the toggle of the back. */
    toggles: inEach('toggle'),
    /** The plugin's links and buttons, which its script listens to. */
    buttons: inEach('button'),
    /** Whether the plugin's style sheet animates the flip. */
    hasEffect: /(^|\s)jet-box-effect-\d/.test(host.className),
    /** Whether the plugin's script has begun to fold or peel the card. */
    isBegun: BEGUN.some((name) => host.classList.contains(name)),
  };
}

/**
 * Returns the defaults of the plugin's cards: hovering turns them, because the plugin's first releases support nothing else and
 * print no setting.
 */
export const originalDefaults = (host: HTMLElement): Record<string, unknown> =>
  host.matches('.jet-animated-box') ? { switchEventType: 'hover' } : {};

/** Maximum length of a text that is used as a name, in characters. */
const LONGEST_NAME = 80;

/** Returns the name of a button: `words` and the title of the card, because a page may have several cards. */
export function nameOf(words: string, front: HTMLElement): string {
  const title = front.querySelector('h1, h2, h3, h4, h5, h6') ?? front;
  const of = title.textContent?.trim().replace(/\s+/g, ' ') ?? '';
  return of && of.length <= LONGEST_NAME ? `${words}: ${of}` : words;
}
