import { expect, it } from 'vitest';
import { noScriptBrowser } from '../../pages/testing/no-script-browser.ts';
import { seed } from '../../seed/index.ts';
import { callbackForm } from './definitions.ts';

it('SEC-2 a form posted to an address that begins with another host redirects to this site', async () => {
  const { visitor } = await noScriptBrowser(seed);
  const answer = await visitor.post('http://shop.test//evil.example/', {
    post_id: String(callbackForm.postId),
    form_id: callbackForm.id,
    'form_fields[name]': 'Dana',
    'form_fields[phone]': '04-555-0100',
  });
  expect(answer.status).toBe(302);
  expect(new URL(answer.headers.get('location') ?? '', 'http://shop.test').host).toBe('shop.test');
});
