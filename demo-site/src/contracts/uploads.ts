import { decodedPart } from '../shop/fields.ts';
import { picturePath } from '../shop/links.ts';
import type { Shop } from '../shop/shop.ts';

const folder = '/wp-content/uploads/';

/** Serves the shop's pictures; null for a path outside the uploads. The policy stops scripts in an SVG that is opened by itself. */
export function handleUpload(request: Request, shop: Shop): Response | null {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(folder)) return null;
  const picture = shop.repository.pictureByFile(decodedPart(pathname.slice(folder.length), ''));
  if (picture === null || picturePath(picture) !== pathname)
    return new Response('Not found', { status: 404 });
  return new Response(picture.svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=UTF-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600',
    },
  });
}
