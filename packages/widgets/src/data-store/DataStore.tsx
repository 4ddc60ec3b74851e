import { focusPlace, goTo, isPlainClick, isPressKey, pressCode } from '@iyim/runtime/page';
import { type DataStores, dataStores, storeItem } from '@iyim/runtime/shop';
import {
  announce,
  defineWidget,
  Each,
  Enhance,
  noSettings,
  Slot,
  safeUrl,
  useIsland,
  type ViewProps,
} from '@iyim/runtime/widget';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { harmlessHtml } from '../../shared/detached/harmless-html.ts';
import { heardText } from '../../shared/detached/heard-text.ts';
import styles from './data-store.css?inline';
import {
  CLASSES,
  countsInside,
  type DataStoreInput,
  type Face,
  readDataStore,
  type StoreCount,
  type StoreLink,
} from './read.ts';
import texts from './texts.json' with { type: 'json' };

/** Changes a list: only presses need it. */
export const changeCode = pressCode(() => import('./change.ts'));

/** A link that adds, removes and leads to its list, or a count. */
export function DataStore({ input }: ViewProps<Record<string, never>, DataStoreInput>): ReactNode {
  return input.kind === 'link' ? <StoreButton input={input} /> : <Count count={input} />;
}

/** A link that adds and removes, and shows what it does next: in its label, icon, address, classes and role. */
function StoreButton({ input }: { input: StoreLink }): ReactNode {
  useSignals();
  const island = useIsland();
  const { link, role, store, faces, wasIn, popup, isPlain, isNamed } = input;
  const stores = dataStores();
  useLayoutEffect(() => {
    if (store.isFront) stores.watch(store);
  }, [stores, store]);

  const isIn = isInStore(stores, input);
  const isRunning = stores.running.value.has(storeItem(store.slug, input.postId));
  // Until then all is as the server rendered it, also what is not as we would write it.
  const [hasChanged, setChanged] = useState(isIn !== wasIn);
  if (!hasChanged && isIn !== wasIn) setChanged(true);
  const [isOld] = useState(hasChanged);
  useLayoutEffect(() => {
    // The server's print is older than a change of this tab, and so are its counts.
    if (isOld && !store.isFront) stores.recallCounts(store.slug);
  }, [isOld, stores, store]);

  const isHidden = (role === 'hide' && isIn) || (role === 'remove' && !isIn);
  useLayoutEffect(() => {
    // A link that goes takes the focus with it: Tab goes on from where it was.
    if (isHidden && link.ownerDocument.activeElement === link) focusPlace(link.parentElement);
  }, [isHidden, link]);

  const face = faces && isIn !== wasIn ? faces[isIn ? 'in' : 'out'] : null;
  const names = useMemo(() => namesOf(input), [input]);
  /** A label that changes says the state itself; one that does not needs `aria-pressed` (never both). */
  const labelSays = names.in !== '' && names.out !== '' && names.in !== names.out;
  const isNameless = !isNamed && (names.in === '' || names.out === '');
  const nameKey = role === 'toggle' ? 'keep' : role === 'remove' ? 'remove' : isIn ? 'saved' : 'add';

  const isAnchor = link.localName === 'a';
  const addedUrl = input.addedUrl === '' ? null : safeUrl(input.addedUrl);
  const leads = role === 'switch' && isIn && !popup && addedUrl !== null;

  const [Toast, setToast] = useState<typeof import('./change.ts').Toast>();
  useLayoutEffect(changeCode.fetchAtIdle, []);
  /** What a press changes now; null where it changes nothing. */
  const nextChange = (): 'add' | 'remove' | 'openPopup' | null => {
    if (role === 'remove') return 'remove';
    if (!isInStore(stores, input)) return 'add';
    if (role === 'toggle') return 'remove';
    return popup && role === 'switch' ? 'openPopup' : null;
  };
  const press = () =>
    changeCode.with(
      (code) => {
        setToast(() => code.Toast);
        const next = nextChange(); // presses before this one may have waited for the code, too
        return next && code.createChange(island, input, stores)[next]();
      },
      (error) => {
        island.report(error, 'loading what changes a store');
        announce(island.text('offline'));
      },
    );

  /** What a click does now; null leaves it to the browser. */
  const action = (): (() => unknown) | null => {
    if (nextChange()) return press;
    if (role === 'hide') return () => {};
    const href = link.getAttribute('href') ?? '';
    if (href !== '' && href !== '#' && safeUrl(href) !== null) return null;
    return addedUrl === null ? () => announce(island.text('saved')) : () => goTo(addedUrl);
  };

  return (
    <>
      <Enhance
        of={link}
        role={isAnchor ? (leads ? null : 'button') : undefined}
        // What the original leaves on a link that adds, or leads nowhere.
        href={hasChanged && isAnchor && role !== 'remove' ? (isIn && addedUrl) || '#' : undefined}
        aria-pressed={role === 'toggle' ? (labelSays ? null : String(isIn)) : undefined}
        aria-haspopup={popup ? (role === 'switch' && isIn ? 'dialog' : null) : undefined}
        aria-label={isNameless ? island.text(nameKey) : undefined}
        aria-busy={isRunning || undefined}
        aria-disabled={isRunning || undefined}
        classes={{
          [CLASSES.hidden]: isHidden,
          [CLASSES.processing]: isRunning,
          [CLASSES.inStore]: role === 'toggle' || role === 'switch' ? isIn : undefined,
          [CLASSES.remove]: role === 'toggle' && input.hasRoleClass ? isIn : undefined,
          [CLASSES.add]: role === 'toggle' && input.hasRoleClass ? !isIn : undefined,
        }}
        // The original's style sheet hides by the class; a page may come without it.
        styles={{ display: isHidden ? 'none' : undefined }}
        text={isPlain && face?.label !== undefined ? textOf(face.label) : undefined}
        onClick={(event) => {
          const act = isPlainClick(event) ? action() : null;
          if (!act) return;
          event.preventDefault();
          return act();
        }}
        onKeyDown={(event) => {
          if (!isAnchor || leads || !isPressKey(event, link)) return;
          event.preventDefault(); // a link that is called a button answers Space like one
          link.click();
        }}
      />
      {/* A link of text alone has no room for an icon. */}
      {!isPlain && (
        <>
          <FacePart link={link} own={input.icon} place="first" html={face?.icon} />
          <FacePart link={link} own={input.label} place="last" html={face?.label} />
        </>
      )}
      <Counts counts={input.counts} />
      {Toast && <Toast returnTo={link} />}
    </>
  );
}

interface FacePartProps {
  readonly link: HTMLElement;
  /** The server's part; stays in the page, hidden while another stands in its place. */
  readonly own: HTMLElement | null;
  readonly place: 'first' | 'last';
  /** Undefined shows the server's. */
  readonly html: string | undefined;
}

/** A link's label or icon. */
function FacePart({ link, own, place, html }: FacePartProps): ReactNode {
  const content = useMemo(() => harmlessHtml(html ?? ''), [html]);
  const counts = useMemo(() => countsInside(content), [content]);
  return (
    <>
      <Enhance of={own} styles={{ display: html === undefined ? undefined : 'none' }} />
      {html && (
        <Slot
          of={own ?? link}
          place={own ? 'after' : place}
          as="span"
          classes={{ 'iyim-data-store-part': true }}
          nodes={content}
        />
      )}
      {html && <Counts counts={counts} />}
    </>
  );
}

function Counts({ counts }: { counts: readonly StoreCount[] }): ReactNode {
  return <Each of={counts}>{(count) => <Count count={count} />}</Each>;
}

/** Keeps a count true (DS-7). */
function Count({ count: { element, slug, ofPost, isFront } }: { count: StoreCount }): ReactNode {
  useSignals();
  const stores = dataStores();
  useLayoutEffect(() => {
    if (isFront && !ofPost) stores.watch({ slug, type: 'local-storage' });
  }, [stores, slug, isFront, ofPost]);
  const value = stores.fronts.value.get(slug)?.length ?? stores.counts.value.get(slug);
  return <Enhance of={ofPost ? null : element} text={value === undefined ? undefined : String(value)} />;
}

/** Whether the link's post is in its store. Drawing or an effect follows it. */
function isInStore(stores: DataStores, { store, postId, wasIn }: StoreLink): boolean {
  if (store.isFront) return stores.fronts.value.get(store.slug)?.includes(postId) ?? false;
  return stores.changed.value.get(storeItem(store.slug, postId)) ?? wasIn;
}

/** What screen readers call the link in and out of the store; empty for an icon alone. */
function namesOf({ faces, wasIn, name }: StoreLink): Record<'in' | 'out', string> {
  const named = (face: Face | undefined) =>
    face?.label === undefined ? name : heardText(harmlessHtml((face.icon ?? '') + face.label));
  return { in: wasIn ? name : named(faces?.in), out: wasIn ? named(faces?.out) : name };
}

const textOf = (html: string): string => (harmlessHtml(html).textContent ?? '').trim();

export default defineWidget({
  name: 'data-store',
  settings: noSettings,
  read: readDataStore,
  View: DataStore,
  styles,
  messages: texts,
});
