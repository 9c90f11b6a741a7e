import { createServer, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithTimeout } from '@/lib/supabase/fetch-with-timeout';

let answering: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  request.resume().on('end', () => answering(response));
});
let address: string;

beforeEach(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const bound = server.address();
  if (!bound || typeof bound === 'string') throw new Error('The server has no port.');
  address = `http://127.0.0.1:${bound.port}/`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** Sends a request; returns its result, and the server's response object once the request has arrived. */
async function ask(init?: RequestInit) {
  const reached = new Promise<ServerResponse>((resolve) => (answering = resolve));
  const answer = fetchWithTimeout(address, init);
  return { answer, server: await reached };
}

async function readerOf(answer: Promise<Response>) {
  const { body } = await answer;
  if (!body) throw new Error('The answer has no text.');
  return body.getReader();
}

async function nextPiece(reader: Awaited<ReturnType<typeof readerOf>>) {
  return new TextDecoder().decode((await reader.read()).value);
}

test('a server that says nothing for 20 seconds is given up', async () => {
  const { answer } = await ask();
  vi.advanceTimersByTime(20_000);
  await expect(answer).rejects.toMatchObject({ name: 'AbortError', message: 'The request timed out.' });
});

test('an answer that keeps coming may take as long as it needs', async () => {
  const { answer, server } = await ask();
  server.write('0');
  const reader = await readerOf(answer);
  expect(await nextPiece(reader)).toBe('0');
  for (const piece of ['1', '2', '3']) {
    vi.advanceTimersByTime(15_000);
    server.write(piece);
    expect(await nextPiece(reader)).toBe(piece);
  }
  server.end();
  expect(await reader.read()).toMatchObject({ done: true });
});

test('an answer that stops in the middle is given up, too', async () => {
  const { answer, server } = await ask();
  server.write('0');
  const reader = await readerOf(answer);
  await nextPiece(reader);
  vi.advanceTimersByTime(20_000);
  await expect(reader.read()).rejects.toThrow('aborted');
});

test('a long text has the time that a slow line needs to send it', async () => {
  const { answer, server } = await ask({ method: 'POST', body: 'x'.repeat(1_000_000) });
  vi.advanceTimersByTime(100_000);
  server.end('saved');
  expect(await (await answer).text()).toBe('saved');
});

test('a file may take as long as it needs', async () => {
  const { answer, server } = await ask({ method: 'POST', body: new FormData() });
  vi.advanceTimersByTime(1_000_000);
  server.end('saved');
  expect(await (await answer).text()).toBe('saved');
});

test('an answer without a text comes as it is', async () => {
  const { answer, server } = await ask();
  server.writeHead(204).end();
  expect((await answer).status).toBe(204);
});
