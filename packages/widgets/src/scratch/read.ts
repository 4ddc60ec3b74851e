export type CardInput = ReturnType<typeof readCard>;

/** What the plugin's script draws the cover on. */
export const CANVAS = 'canvas[id^="jet-animated-box-canvas"]';
/** Until these are there, its sheet hides cards that fold or peel. */
const BEGUN = ['fold-init', 'peel-ready'] as const;

export const turnedClasses = (isTurned: boolean, way: string): Record<string, boolean> => ({
  flipped: isTurned,
  ...(way === 'fold' && { [BEGUN[0]]: true }),
  ...(way === 'peel' && { [BEGUN[1]]: true }),
});
export const coveredClass = (is: boolean): Record<string, boolean> => ({ 'back-events-inactive': is });

/** The plugin's card, or our own: an element with two in it, the front and the back. Throws when one of them is missing. */
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
    /** What covers the back. The plugin's own script takes it away; then there is none. */
    front,
    back,
    /** The plugin's toggles, that of the front first. */
    toggles: inEach('toggle'),
    /** The plugin's links and buttons, which its script listens to. */
    buttons: inEach('button'),
    /** The page has a sheet that turns it over. */
    hasEffect: /(^|\s)jet-box-effect-\d/.test(host.className),
    /** The plugin's script has begun to fold or peel it. */
    isBegun: BEGUN.some((name) => host.classList.contains(name)),
  };
}

/** The plugin's first releases say nothing of how a card is turned over, and know one way. */
export const originalDefaults = (host: HTMLElement): Record<string, unknown> =>
  host.matches('.jet-animated-box') ? { switchEventType: 'hover' } : {};

/** Longer texts are not used as a name. */
const LONGEST_NAME = 80;

/** Names a button by what it does and by its card: a page may have several. */
export function nameOf(words: string, front: HTMLElement): string {
  const title = front.querySelector('h1, h2, h3, h4, h5, h6') ?? front;
  const of = title.textContent?.trim().replace(/\s+/g, ' ') ?? '';
  return of && of.length <= LONGEST_NAME ? `${words}: ${of}` : words;
}
