/** A request that reached the server. */
export interface Seen {
  readonly url: URL;
  /** The searched text. */
  readonly value: string;
  /** Aborts when the page aborts the request. */
  readonly signal: AbortSignal;
}

export interface SearchServer {
  readonly fetch: typeof globalThis.fetch;
  readonly seen: Seen[];
  values(): string[];
  /** Answers the next requests; by default with three posts. */
  answer: (seen: Seen) => Response | Promise<Response>;
}

export const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

export interface Answer {
  readonly posts?: readonly Record<string, unknown>[] | null;
  readonly [key: string]: unknown;
}

/** Returns an answer in the plugin's format. */
export const found = ({ posts = [], ...data }: Answer) =>
  json({
    success: true,
    data: { error: false, post_count: posts?.length ?? 0, message: '', limit_query: 5, posts, ...data },
  });

/** Returns `count` posts with the text in their titles. */
export const posts = (count: number, text = 'jar') =>
  Array.from({ length: count }, (_, index) => ({
    title: `${text} ${index + 1}`,
    link: `${location.origin}/jars/${index + 1}/`,
    link_target_attr: '',
    content: '',
    thumbnail: '',
    price: '',
    rating: '',
  }));

/** Returns a fake of the CMS's search, whose `fetch` responds immediately unless a test holds the answer. */
export function searchServer(): SearchServer {
  const seen: Seen[] = [];
  const server: SearchServer = {
    seen,
    values: () => seen.map(({ value }) => value),
    answer: ({ value }) => found({ posts: posts(3, value) }),
    async fetch(input, init) {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const one = { url, value: url.searchParams.get('data[value]') ?? '', signal: request.signal };
      seen.push(one);
      const taken = new Promise<never>((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
      return Promise.race([server.answer(one), taken]);
    },
  };
  return server;
}
