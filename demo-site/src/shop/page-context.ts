import type { Visit } from './visit.ts';

/**
 * What a page is rendered from. Form posts (add-to-cart, cart, coupon, login, register, address, account, checkout)
 * were already carried out when a page is rendered: their messages are in `takeNotices(context)`.
 */
export interface PageContext extends Visit {
  /** For `<script nonce="…">`: the policy allows no other inline script. */
  readonly scriptNonce: string;
}

/** Renders a page; null when there is no such page. A response may carry a status and headers of its own. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response | null>;
