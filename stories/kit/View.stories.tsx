import { Enhance, EnhanceAll, Part, parseHtml, pressable, ServerHtml, Slot } from '@iyim/runtime/widget';
import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { kitStories, kitStory } from '../../.storybook/story/kit-stories.ts';
import { find, findAll } from '../../.storybook/story/parts.ts';
import type { WidgetMeta } from '../../.storybook/story/renderer.ts';
import { RetryNotice } from '../../packages/widgets/shared/ui/RetryNotice.tsx';

const meta: WidgetMeta = { title: 'For contributors/Kit/View', ...kitStories };

export default meta;

export const Enhancing = kitStory({
  html: (language) =>
    language === 'he'
      ? '<button type="button">הוספה לרשימה</button>'
      : '<button type="button">Add to list</button>',
  View: function View({ input: host }) {
    const [isOn, set] = useState(false);
    return (
      <Enhance
        of={host.querySelector('button')}
        aria-pressed={isOn}
        classes={{ selected: isOn }}
        onClick={() => set(!isOn)}
      >
        {isOn && ' ✓'}
      </Enhance>
    );
  },
  play: async ({ canvasElement }) => {
    const button = find(canvasElement, 'button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveTextContent('✓');
  },
});

export const EnhancingSeveral = kitStory({
  html: () => '<ul><li>1</li><li>2</li><li>3</li></ul>',
  View: ({ input: host }) => (
    <EnhanceAll of={[...host.querySelectorAll('li')]} styles={{ fontWeight: 'bold' }} />
  ),
  play: async ({ canvasElement }) => {
    for (const item of findAll(canvasElement, 'li')) await expect(item).toHaveStyle({ fontWeight: '700' });
  },
});

export const InASlot = kitStory({
  html: (language) => `<p>${language === 'he' ? 'של השרת' : 'From the server'}</p>`,
  View: ({ input: host }) => <Slot of={host.querySelector('p')} place="before" as="p" text="→" />,
  play: async ({ canvasElement }) => {
    await expect(find(canvasElement, 'p').textContent).toBe('→');
  },
});

export const PartsOfEither = kitStory({
  html: (language) => `<nav><a href="#1">${language === 'he' ? 'הקודם' : 'Previous'}</a></nav>`,
  View: ({ input: host }) => (
    <Part of={host.querySelector('nav')} at={host} as="nav">
      <Part of={host.querySelector('a')} as="a" classes={{ 'iyim-button': true }} />
      <Part of={null} as="span" text=" · 1 / 3" />
    </Part>
  ),
  play: async ({ canvasElement }) => {
    await expect(findAll(canvasElement, 'nav')).toHaveLength(1);
    await expect(find(canvasElement, 'nav')).toHaveTextContent('1 / 3');
  },
});

export const HtmlOfTheServer = kitStory({
  html: () => '',
  View: function View({ input: host }) {
    const [answer, set] = useState('<strong>1</strong>');
    const nodes = useMemo(() => parseHtml(answer), [answer]);
    return (
      <Slot of={host}>
        <ServerHtml as="p" nodes={nodes} />
        <button type="button" className="iyim-button" onClick={() => set('<em>2</em>')}>
          2
        </button>
      </Slot>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(find(canvasElement, 'button'));
    await expect(find(canvasElement, 'p').innerHTML).toBe('<em>2</em>');
  },
});

export const PressableElement = kitStory({
  html: (language) => `<div>${language === 'he' ? 'לא כפתור' : 'Not a button'}: <b>0</b></div>`,
  View: function View({ input: host }) {
    const [count, set] = useState(0);
    const element = host.querySelector('div') as HTMLElement;
    return (
      <>
        <Enhance of={element} {...pressable(element, () => set(count + 1))} />
        <Enhance of={element.querySelector('b')} text={String(count)} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const element = find(canvasElement, '[role="button"]');
    element.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(element).toHaveTextContent('2');
  },
});

export const Retry = kitStory({
  html: () => '',
  messages: { he: { failed: 'הרשימה לא נטענה' }, en: { failed: 'The list was not loaded' } },
  View: function View({ input: host }) {
    const [isBusy, set] = useState(false);
    return (
      <Slot of={host}>
        <RetryNotice isBusy={isBusy} retry={() => set(true)} />
      </Slot>
    );
  },
  play: async ({ canvasElement }) => {
    const button = find(canvasElement, 'button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveFocus();
  },
});
