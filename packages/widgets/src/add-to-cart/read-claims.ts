/** What answers a click only when the island is there; alone in its file, because the entry script carries it. */
export const CLAIMS = '.ajax_add_to_cart, .single_add_to_cart_button';
