import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** Limits of bodies with files. */
export interface BodyLimits {
  /** Smallest large body, in bytes. Large bodies are limited because reading one keeps several copies in memory. */
  readonly from: number;
  /** Large bodies read at a time; the others wait unread. */
  readonly atOnce: number;
  /** Large bodies read at a time from one IP address. */
  readonly perClient: number;
  /** Time in ms for a body to arrive once it is being read; after that its connection is closed. */
  readonly time: number;
}

export const bodyLimits: BodyLimits = { from: 512 * 1024, atOnce: 3, perClient: 1, time: 120_000 };

/** Limits the large bodies read at a time, so that slow or numerous uploads of some visitors do not block others for long. */
export function fewLargeBodies({
  from,
  atOnce,
  perClient,
  time,
}: BodyLimits): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  /** IP addresses of the clients whose bodies are being read. */
  const reading: string[] = [];
  const waiting: { readonly client: string; readonly go: () => void }[] = [];
  const canRead = (client: string) =>
    reading.length < atOnce && reading.filter((other) => other === client).length < perClient;
  const end = (client: string) => {
    reading.splice(reading.indexOf(client), 1);
    const index = waiting.findIndex((one) => canRead(one.client));
    const [next] = index < 0 ? [] : waiting.splice(index, 1);
    if (!next) return;
    reading.push(next.client);
    next.go();
  };
  return async ({ req, env }, next) => {
    const size = req.raw.body === null ? 0 : Number(req.header('content-length') ?? from);
    if (size < from) return next();
    const incoming = env?.incoming;
    const client = incoming?.socket.remoteAddress ?? '';
    if (canRead(client)) reading.push(client);
    else await new Promise<void>((go) => waiting.push({ client, go }));
    const timer = setTimeout(() => incoming?.complete || incoming?.destroy(), time);
    try {
      await next();
    } finally {
      clearTimeout(timer);
      end(client);
    }
  };
}
