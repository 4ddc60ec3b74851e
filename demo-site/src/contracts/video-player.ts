import { escapeHtml } from '../markup/html.ts';

/** Path of the simulated video player, which the demo uses in place of the providers' players. */
export const playerPath = '/videos/player/';

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * Serves a simulated player of a video provider at `/videos/player/?provider=&video=`. Its policy forbids scripts, and everything
 * from other origins. Returns null for any other path.
 */
export function handlePlayer(request: Request): Response | null {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== playerPath) return null;
  const [provider, video] = ['provider', 'video'].map((name) => escapeHtml(searchParams.get(name) ?? ''));
  const page = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${video}</title><style>
html { block-size: 100%; background: #1f2a26; color: #fff; font: 1rem system-ui, sans-serif }
body { display: grid; block-size: 100%; margin: 0; place-content: center; text-align: center }
i { display: block; inline-size: 4rem; block-size: 4rem; margin: 0 auto 1rem; border-radius: 50%; background: #c97b4a }
@media (prefers-reduced-motion: no-preference) { i { animation: turn 2s ease-in-out infinite alternate } }
@keyframes turn { to { transform: translateY(-1rem) scale(1.15) } }
</style></head><body><main><i></i><p>${provider}<br>${video}</p></main></body></html>`;
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=UTF-8',
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  });
}
