import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bodyLimits, fewLargeBodies } from './large-bodies.ts';

const SIZE = 1000;
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Starts a server on loopback that reads whole bodies; each visitor has a different loopback address. */
async function site(limits: Partial<typeof bodyLimits>) {
  /** IP addresses of the clients whose bodies are being read. */
  const begun: string[] = [];
  const app = new Hono<{ Bindings: { incoming: { socket: Socket } } }>();
  app.onError(() => new Response(null, { status: 500 }));
  app.use(fewLargeBodies({ ...bodyLimits, from: SIZE, ...limits }) as never);
  app.post('*', async ({ req, env }) => {
    begun.push(env.incoming.socket.remoteAddress ?? '');
    return new Response(String((await req.arrayBuffer()).byteLength));
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  ends.push(() => server.close());
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;

  /** Starts an upload from 127.0.0.{visitor} that pauses after `sent` bytes. */
  const upload = (visitor: number, sent: number, size = SIZE) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${visitor}` });
    ends.push(() => socket.destroy());
    let answer = '';
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => {}); // The server may reset the connection.
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    const send = (bytes: number) => socket.write('x'.repeat(bytes));
    socket.write(`POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: ${size}\r\n\r\n`);
    send(sent);
    return { send, closed, answer: () => answer.split('\r\n\r\n')[1] ?? '' };
  };
  return { upload, begun };
}

describe('large bodies', () => {
  it('SEC-3 the server cuts off a large body that does not arrive in time, and then reads the waiting ones', async () => {
    const { upload, begun } = await site({ atOnce: 2, time: 200 });
    const slow = [upload(2, 1), upload(3, SIZE - 1)];
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    const other = upload(4, SIZE);
    await Promise.all(slow.map(({ closed }) => closed));
    await vi.waitFor(() => expect(other.answer()).toBe(String(SIZE)));
    expect(slow.map(({ answer }) => answer())).toEqual(['', '']);
    expect(begun.at(-1)).toBe('127.0.0.4');
  });

  it('SEC-3 one visitor’s slow uploads do not delay another visitor’s upload', async () => {
    const { upload, begun } = await site({ atOnce: 2, perClient: 1 });
    const slow = [upload(2, 1), upload(2, 1), upload(2, 1)];
    await vi.waitFor(() => expect(begun).toEqual(['127.0.0.2']));
    const other = upload(3, SIZE);
    await vi.waitFor(() => expect(other.answer()).toBe(String(SIZE)));
    expect(begun).toEqual(['127.0.0.2', '127.0.0.3']);
    for (const { send } of slow) send(SIZE - 1);
    for (const { answer } of slow) await vi.waitFor(() => expect(answer()).toBe(String(SIZE)));
  });

  it('SEC-3 the server frees the slot of a visitor who disconnects while waiting or sending', async () => {
    const { upload, begun } = await site({ atOnce: 1 });
    upload(2, 1);
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    upload(3, 1);
    const last = upload(4, SIZE);
    ends.splice(1, 2).forEach((leave) => void leave());
    await vi.waitFor(() => expect(last.answer()).toBe(String(SIZE)));
  });

  it('SEC-3 the server never delays small bodies', async () => {
    const { upload, begun } = await site({ atOnce: 1 });
    upload(2, 1);
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    const small = upload(2, SIZE - 1, SIZE - 1);
    await vi.waitFor(() => expect(small.answer()).toBe(String(SIZE - 1)));
  });

  it('SEC-3 the server reads three bodies of 512 kB and more at a time, one per IP address, for two minutes each', () => {
    expect(bodyLimits).toEqual({ from: 524_288, atOnce: 3, perClient: 1, time: 120_000 });
  });
});
