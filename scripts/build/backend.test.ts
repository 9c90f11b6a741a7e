import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { Mistake } from '../mistake.ts';
import { readBackend } from './backend.ts';

const server = createServer();
afterEach(() => server.removeAllListeners('request').close());

async function listen(answer: RequestListener): Promise<string> {
  server.on('request', answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line no-unsafe-type-assertion -- of a server that listens at a port
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const readCodes = (supabaseUrl: string) =>
  readBackend({ supabaseUrl, supabaseAnonKey: 'kunci' }, async (tables) => {
    const { data } = await tables.from('sppg').select('kode_unik_pendaftaran').throwOnError();
    return data;
  });

test('the build reads the configured Supabase with the anon key', async () => {
  const rows = [{ kode_unik_pendaftaran: 'SPPG-TES-1' }];
  const url = await listen(({ headers }, response) => {
    const isKnown = headers['apikey'] === 'kunci' && headers.authorization === undefined;
    response.writeHead(isKnown ? 200 : 401).end(JSON.stringify(rows));
  });
  await expect(readCodes(url)).resolves.toEqual(rows);
});

test.each<[string, RequestListener]>([
  ['refuses the key', (_, response) => response.writeHead(401).end('{"message":"Invalid API key"}')],
  ['answers with a page', (_, response) => response.writeHead(200).end('<html>')],
])('the build stops with a sentence when the Supabase %s', async (_what, answer) => {
  const url = await listen(answer);
  const reading = readCodes(url);
  await expect(reading).rejects.toThrow(Mistake);
  await expect(reading).rejects.toThrow(`${url} could not be read, so nothing was built: `);
});
