import { useEverySecond } from '@iyim/runtime/page';
import { useDevice } from '@iyim/runtime/shop';
import {
  announce,
  Enhance,
  Slot,
  useAnnouncement,
  useCombobox,
  useDisclosure,
  useDismissal,
  useIsland,
  useLatestAnswer,
  useLegacyEvent,
  useMedia,
  useModality,
  useRequest,
  useRovingFocus,
  useServerNode,
  useSight,
} from '@iyim/runtime/widget';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { kitStories, kitStory } from '../../.storybook/story/kit-stories.ts';
import { announced, find, findAll, keyToNext } from '../../.storybook/story/parts.ts';
import type { WidgetMeta } from '../../.storybook/story/renderer.ts';

const meta: WidgetMeta = { title: 'For contributors/Kit/Hooks', ...kitStories };

export default meta;

const button = (he: string, en: string) => (language: string) =>
  `<button type="button" class="iyim-button">${language === 'he' ? he : en}</button>`;
const element = (host: HTMLElement, selector: string) => host.querySelector<HTMLElement>(selector);

export const Disclosure = kitStory({
  html: (language) =>
    `${button('משלוחים', 'Shipping')(language)}<p hidden>${language === 'he' ? 'עד חמישה ימי עסקים' : 'Within five working days'}</p>`,
  View: function View({ input: host }) {
    const { toggleProps, panelProps } = useDisclosure({
      toggle: element(host, 'button'),
      panel: element(host, 'p'),
    });
    return (
      <>
        <Enhance of={element(host, 'button')} {...toggleProps} />
        <Enhance of={element(host, 'p')} {...panelProps} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(find(canvasElement, 'button'));
    await waitFor(() => expect(find(canvasElement, 'p')).toBeVisible());
  },
});

export const Dismissal = kitStory({
  html: button('פתיחה', 'Open'),
  messages: { he: { open: 'לחיצה במקום אחר סוגרת' }, en: { open: 'A click elsewhere closes this' } },
  View: function View({ input: host }) {
    const [isOpen, set] = useState(false);
    const { text } = useIsland();
    useDismissal(isOpen, { inside: [host], onDismiss: () => set(false) });
    return (
      <>
        <Enhance of={element(host, 'button')} aria-expanded={isOpen} onClick={() => set(true)} />
        {isOpen && <Slot of={host} as="p" text={text('open')} />}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(find(canvasElement, 'button'));
    await expect(find(canvasElement, 'p')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('p')).toBeNull();
    await userEvent.click(find(canvasElement, 'button'));
  },
});

export const Modality = kitStory({
  html: button('שאלה', 'Ask'),
  messages: {
    he: { question: 'להמשיך?', yes: 'כן' },
    en: { question: 'Continue?', yes: 'Yes' },
  },
  View: function View({ input: host }) {
    const [isOpen, set] = useState(false);
    const { text, handler } = useIsland();
    const dialog = useRef<HTMLDialogElement>(null);
    useModality(dialog, isOpen, { onDismiss: () => set(false) });
    return (
      <>
        <Enhance of={element(host, 'button')} aria-haspopup="dialog" onClick={() => set(true)} />
        {isOpen && (
          <Slot of={host}>
            <dialog ref={dialog} aria-label={text('question')} className="iyim-notice">
              <p>{text('question')}</p>
              <button type="button" className="iyim-button" onClick={handler(() => set(false))}>
                {text('yes')}
              </button>
            </dialog>
          </Slot>
        )}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = find(canvasElement, 'button');
    await userEvent.click(opener);
    await waitFor(() => expect(find(canvasElement, 'dialog')).toBeVisible());
    await userEvent.click(find(canvasElement, 'dialog button'));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await waitFor(() => expect(find(canvasElement, 'dialog')).toBeVisible());
  },
});

export const RovingFocus = kitStory({
  html: (language) =>
    `<div role="tablist" aria-label="1–3">${['1', '2', '3'].map((name) => `<button type="button" role="tab" aria-selected="false">${language === 'he' ? 'לשונית' : 'Tab'} ${name}</button>`).join('')}</div>`,
  View: function View({ input: host }) {
    const [at, set] = useState(0);
    const tabs = [...host.querySelectorAll<HTMLElement>('[role="tab"]')];
    const item = useRovingFocus(
      tabs.map((tab) => ({ element: tab })),
      { stop: at, onMove: set },
    );
    return tabs.map((tab, index) => (
      <Enhance
        key={tab.textContent}
        of={tab}
        aria-selected={index === at}
        {...item(index)}
        onClick={() => set(index)}
      />
    ));
  },
  play: async ({ canvasElement }) => {
    const tabs = findAll(canvasElement, '[role="tab"]');
    tabs[0]?.focus();
    await userEvent.keyboard(keyToNext());
    await expect(tabs[1]).toHaveFocus();
    await expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
  },
});

const COLOURS = ['כחול Blue', 'ירוק Green', 'אדום Red'];

export const Combobox = kitStory({
  html: (language) => `<input type="text" aria-label="${language === 'he' ? 'צבע' : 'Colour'}">`,
  messages: { he: { list: 'צבעים' }, en: { list: 'Colours' } },
  View: function View({ input: host }) {
    const field = element(host, 'input') as HTMLInputElement;
    const [isOpen, set] = useState(false);
    const { text } = useIsland();
    const choose = (index: number) => {
      field.value = COLOURS[index] ?? '';
      set(false);
    };
    const { fieldProps, listProps, optionProps } = useCombobox({
      field,
      label: text('list'),
      count: isOpen ? COLOURS.length : 0,
      isOpen,
      onOpen: () => set(true),
      onClose: () => set(false),
      onClear: () => {},
      onChoose: choose,
    });
    return (
      <>
        <Enhance of={field} {...fieldProps} onFocus={() => set(true)} />
        {isOpen && (
          <Slot of={host}>
            <ul {...listProps}>
              {COLOURS.map((colour, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
                <li key={colour} {...optionProps(index)} onClick={() => choose(index)}>
                  {colour}
                </li>
              ))}
            </ul>
          </Slot>
        )}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const field = find<HTMLInputElement>(canvasElement, 'input');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field.value).toBe(COLOURS[1]);
    await userEvent.keyboard('{ArrowDown}');
    await expect(findAll(canvasElement, '[role="option"]')).toHaveLength(COLOURS.length);
  },
});

export const LatestAnswer = kitStory({
  html: (language) =>
    `<input type="text" aria-label="${language === 'he' ? 'חיפוש' : 'Search'}"><output></output>`,
  View: function View({ input: host }) {
    const [answer, set] = useState('');
    const { ask } = useLatestAnswer<string>({ pause: 50, onAnswer: set, onError: () => {} });
    return (
      <>
        <Enhance
          of={element(host, 'input')}
          onInput={({ currentTarget }) => {
            const { value } = currentTarget as HTMLInputElement;
            // Requests for shorter texts take longer, so the last request is answered first.
            ask(() => new Promise((resolve) => setTimeout(resolve, 200 / value.length, value)));
          }}
        />
        <Enhance of={element(host, 'output')} text={answer} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(find(canvasElement, 'input'), 'jar');
    await waitFor(() => expect(find(canvasElement, 'output')).toHaveTextContent('jar'));
  },
});

export const Request = kitStory({
  html: button('שליחה', 'Send'),
  View: function View({ input: host }) {
    const { isBusy, ask } = useRequest({
      what: 'waiting',
      send: () => new Promise((resolve) => setTimeout(resolve, 2000)),
    });
    return <Enhance of={element(host, 'button')} aria-busy={isBusy || undefined} onClick={() => ask()} />;
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(find(canvasElement, 'button'));
    await expect(find(canvasElement, 'button')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Announcement = kitStory({
  html: button('ספירה', 'Count'),
  messages: { he: { count: 'נספרו {count}' }, en: { count: '{count} counted' } },
  View: function View({ input: host }) {
    const [count, set] = useState(0);
    const { text } = useIsland();
    useAnnouncement(count > 0 ? text('count', { count }) : null);
    return <Enhance of={element(host, 'button')} onClick={() => set(count + 1)} />;
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(find(canvasElement, 'button'));
    await waitFor(() => expect(announced()).toContain('1'));
  },
});

export const EverySecond = kitStory({
  html: () => '<time></time>',
  View: function View({ input: host }) {
    const [now, set] = useState(0);
    useEverySecond(set);
    return (
      <Enhance
        of={element(host, 'time')}
        text={new Date(now).toLocaleTimeString(document.documentElement.lang)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const before = find(canvasElement, 'time').textContent;
    await expect(before).toContain(':');
    await waitFor(() => expect(find(canvasElement, 'time').textContent).not.toBe(before));
  },
});

export const Sight = kitStory({
  html: () => '<p style="min-block-size: 3em">?</p>',
  View: function View({ input: host }) {
    const [isSeen, set] = useState(false);
    useSight(host, set);
    return <Enhance of={element(host, 'p')} text={isSeen ? '👁' : '?'} />;
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(find(canvasElement, 'p').textContent).toBe('👁'));
  },
});

export const DeviceAndMedia = kitStory({
  html: () => '<p>?</p>',
  View: function View({ input: host }) {
    const device = useDevice();
    const isReduced = useMedia('(prefers-reduced-motion: reduce)');
    return <Enhance of={element(host, 'p')} text={`${device}${isReduced ? ', reduced motion' : ''}`} />;
  },
  play: async ({ canvasElement }) => {
    await expect(find(canvasElement, 'p').textContent).toMatch(/^(desktop|laptop|tablet|mobile|widescreen)/);
  },
});

export const ReplacedNodes = kitStory({
  html: () => '<p>1</p>',
  View: function View({ input: host }) {
    return <Enhance of={useServerNode(host, 'p')} styles={{ fontWeight: 'bold' }} />;
  },
  play: async ({ canvasElement }) => {
    const next = document.createElement('p');
    next.textContent = '2';
    find(canvasElement, 'p').replaceWith(next);
    await waitFor(() => expect(next).toHaveStyle({ fontWeight: '700' }));
  },
});

export const EventsOfTheCms = kitStory({
  html: () => '<p>0</p>',
  View: function View({ input: host }) {
    const [count, set] = useState(0);
    useLegacyEvent(document.body, 'wc_fragments_refreshed', () => {
      set((before) => before + 1);
      announce(String(count + 1));
    });
    return <Enhance of={element(host, 'p')} text={String(count)} />;
  },
  play: async ({ canvasElement }) => {
    document.body.dispatchEvent(new Event('wc_fragments_refreshed'));
    await waitFor(() => expect(find(canvasElement, 'p').textContent).toBe('1'));
  },
});
