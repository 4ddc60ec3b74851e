import { describe, expect, it } from 'vitest';
import { plainText } from '../../.storybook/docs/gallery-text.ts';

describe('the text of a gallery card', () => {
  const readme =
    '# Popup\n\nShows a part of the [page](../a.md) in a\nmodal `dialog`. And more.\n\nReplaces: JetPopup; Pop-up Maker.\n\n## Markup\n\nsecret';

  it('STB-5 a card shows the title and the first sentence as plain text', () => {
    expect(plainText('popup', readme)).toMatchObject({
      title: 'Popup',
      summary: 'Shows a part of the page in a modal dialog.',
    });
  });

  it('STB-5 the search finds the name, what the widget replaces, and other words for it', () => {
    const { search } = plainText('popup', readme);
    for (const word of ['popup', 'pop-up', 'jetpopup', 'modal']) expect(search).toContain(word);
    expect(search).not.toContain('secret');
  });

  it('STB-5 a widget without a README has a card with its name', () => {
    expect(plainText('new-widget', '')).toMatchObject({ title: 'new-widget', summary: '' });
  });
});
