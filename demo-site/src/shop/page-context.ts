import type { Visit } from './visit.ts';

/**
 * The data to render a page. Form posts (add-to-cart, cart, coupon, login, register, address, account, checkout) have already
 * been handled; `takeNotices(context)` returns their messages.
 */
export interface PageContext extends Visit {
  /** Nonce for `<script nonce="…">`: the policy allows no other inline script. */
  readonly scriptNonce: string;
}

/** Renders a page; null when there is no such page. The response may have its own status and headers. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response | null>;
