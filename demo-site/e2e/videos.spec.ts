import { playerPath } from '../src/contracts/video-player.ts';
import { localPath } from '../src/shop/locale.ts';
import { expect, test } from './support/shop.ts';

for (const locale of ['he', 'en'] as const)
  test(`VD-1 nothing of a video is requested before it is played, and then only its player: ${locale}`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { hostname, pathname } = new URL(request.url());
      if (pathname === playerPath || !['localhost', '127.0.0.1'].includes(hostname))
        requests.push(request.url());
    });
    await page.goto(localPath('/videos/', locale));
    const cards = page.locator('.video-card');
    await expect(cards.first().locator('[data-widget-state=mounted]')).toBeAttached();
    expect(requests).toEqual([]);

    for (const [index, video] of ['XHOmBV4js_E', '235215203'].entries()) {
      const poster = cards.nth(index).getByRole('button');
      await poster.focus();
      await page.keyboard.press('Enter');
      const player = cards.nth(index).frameLocator('.iyim-video-player iframe');
      await expect(player.getByText(video)).toBeVisible();
      await expect(poster).toBeHidden();
    }
    expect(requests.map((url) => new URL(url).searchParams.get('provider'))).toEqual([
      'www.youtube-nocookie.com',
      'player.vimeo.com',
    ]);
  });
