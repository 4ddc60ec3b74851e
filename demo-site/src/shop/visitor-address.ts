const addresses = new WeakMap<Request, string>();

/** Says where a request came from; only the server knows. */
export const rememberAddress = (request: Request, address: string): void =>
  void addresses.set(request, address);

/** The address a request came from; '' inside a browser tab, where there is one visitor. */
export const addressOf = (request: Request): string => addresses.get(request) ?? '';
