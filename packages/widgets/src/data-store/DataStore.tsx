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
import { announcedText } from '../../shared/detached/announced-text.ts';
import { harmlessHtml } from '../../shared/detached/harmless-html.ts';
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

/** The code that changes a list. It is loaded when the page is idle, or at the first click. */
export const changeCode = pressCode(() => import('./change.ts'));

/** A link that adds a post to a list, removes it or leads to the list; or the count of a list. */
export function DataStore({ input }: ViewProps<Record<string, never>, DataStoreInput>): ReactNode {
  return input.kind === 'link' ? <StoreButton input={input} /> : <Count count={input} />;
}

/** A link that adds a post and removes it. Its label, icon, address, classes and role show what the next click does. */
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
  // The link keeps its server-rendered address until its state first changes, even if changes would set another address.
  const [hasChanged, setChanged] = useState(isIn !== wasIn);
  if (!hasChanged && isIn !== wasIn) setChanged(true);
  const [isOld] = useState(hasChanged);
  useLayoutEffect(() => {
    // The server rendered the page before a change in this tab, so its counts are outdated, too: show the last known counts.
    if (isOld && !store.isFront) stores.recallCounts(store.slug);
  }, [isOld, stores, store]);

  const isHidden = (role === 'hide' && isIn) || (role === 'remove' && !isIn);
  useLayoutEffect(() => {
    // Hiding the focused link would lose the focus. From the parent, Tab continues at the same place.
    if (isHidden && link.ownerDocument.activeElement === link) focusPlace(link.parentElement);
  }, [isHidden, link]);

  const face = faces && isIn !== wasIn ? faces[isIn ? 'in' : 'out'] : null;
  const names = useMemo(() => namesOf(input), [input]);
  /** Whether the label changes with the state. Only a link with a constant label gets `aria-pressed`. */
  const labelShowsState = names.in !== '' && names.out !== '' && names.in !== names.out;
  const isNameless = !isNamed && (names.in === '' || names.out === '');
  const nameKey = role === 'toggle' ? 'keep' : role === 'remove' ? 'remove' : isIn ? 'saved' : 'add';

  const isAnchor = link.localName === 'a';
  const addedUrl = input.addedUrl === '' ? null : safeUrl(input.addedUrl);
  const leadsToList = role === 'switch' && isIn && !popup && addedUrl !== null;

  const [Toast, setToast] = useState<typeof import('./change.ts').Toast>();
  useLayoutEffect(changeCode.fetchAtIdle, []);
  /** Returns the change that a click makes now; null if it changes nothing. */
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
        // Read only now, because an earlier click that waited for the code may have changed the state.
        const next = nextChange();
        return next && code.createChange(island, input, stores)[next]();
      },
      (error) => {
        island.report(error, 'loading the code that changes a store');
        announce(island.text('offline'));
      },
    );

  /** Returns what a click runs in the current state; null leaves the click to the browser. */
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
        role={isAnchor ? (leadsToList ? null : 'button') : undefined}
        // The original sets `#`, unless the post is in the store and the link has an `added_url`.
        href={hasChanged && isAnchor && role !== 'remove' ? (isIn && addedUrl) || '#' : undefined}
        aria-pressed={role === 'toggle' ? (labelShowsState ? null : String(isIn)) : undefined}
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
        // The original's style sheet hides links with the class `is-hidden`, but a page may lack that sheet.
        styles={{ display: isHidden ? 'none' : undefined }}
        text={isPlain && face?.label !== undefined ? textOf(face.label) : undefined}
        onClick={(event) => {
          const act = isPlainClick(event) ? action() : null;
          if (!act) return;
          event.preventDefault();
          return act();
        }}
        onKeyDown={(event) => {
          if (!isAnchor || leadsToList || !isPressKey(event, link)) return;
          event.preventDefault(); // a link with role=button reacts to Space too
          link.click();
        }}
      />
      {/* A link with text only has no element for an icon. */}
      {!isPlain && (
        <>
          <FacePart link={link} serverPart={input.icon} place="first" html={face?.icon} />
          <FacePart link={link} serverPart={input.label} place="last" html={face?.label} />
        </>
      )}
      <Counts counts={input.counts} />
      {Toast && <Toast returnTo={link} />}
    </>
  );
}

interface FacePartProps {
  readonly link: HTMLElement;
  /** The server-rendered label or icon. It is hidden while `html` is shown instead. */
  readonly serverPart: HTMLElement | null;
  readonly place: 'first' | 'last';
  /** HTML to show; undefined shows the server-rendered part. */
  readonly html: string | undefined;
}

/** A link's label or icon. */
function FacePart({ link, serverPart, place, html }: FacePartProps): ReactNode {
  const content = useMemo(() => harmlessHtml(html ?? ''), [html]);
  const counts = useMemo(() => countsInside(content), [content]);
  return (
    <>
      <Enhance of={serverPart} styles={{ display: html === undefined ? undefined : 'none' }} />
      {html && (
        <Slot
          of={serverPart ?? link}
          place={serverPart ? 'after' : place}
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

/** Keeps a count up to date (DS-7). */
function Count({ count: { element, slug, ofPost, isFront } }: { count: StoreCount }): ReactNode {
  useSignals();
  const stores = dataStores();
  useLayoutEffect(() => {
    if (isFront && !ofPost) stores.watch({ slug, type: 'local-storage' });
  }, [stores, slug, isFront, ofPost]);
  const value = stores.fronts.value.get(slug)?.length ?? stores.counts.value.get(slug);
  return <Enhance of={ofPost ? null : element} text={value === undefined ? undefined : String(value)} />;
}

/** Whether the link's post is in its store. Reads signals. */
function isInStore(stores: DataStores, { store, postId, wasIn }: StoreLink): boolean {
  if (store.isFront) return stores.fronts.value.get(store.slug)?.includes(postId) ?? false;
  return stores.changed.value.get(storeItem(store.slug, postId)) ?? wasIn;
}

/** Returns the link's accessible names while its post is in the store and while it is not; empty for an icon without a name. */
function namesOf({ faces, wasIn, name }: StoreLink): Record<'in' | 'out', string> {
  const named = (face: Face | undefined) =>
    face?.label === undefined ? name : announcedText(harmlessHtml((face.icon ?? '') + face.label));
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
