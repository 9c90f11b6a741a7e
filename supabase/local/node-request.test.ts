import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { toWebRequest } from './node-request.ts';

function incoming(url: string, megabytes: number): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  Object.assign(message, {
    method: 'POST',
    url,
    headers: { 'content-length': String(megabytes * 1024 * 1024) },
  });
  return message;
}

test('a body of 20 MB is refused by its length, of which nothing has come yet', async () => {
  expect(await toWebRequest(incoming('/rest/v1/rpc/kirim_keluhan', 20))).toBeUndefined();
  expect(await toWebRequest(incoming('/storage/v1/object/program_documents/x.pdf', 61))).toBeUndefined();
});

test('a file of 20 MB is read', async () => {
  const message = incoming('/storage/v1/object/program_documents/x.pdf', 20);
  message.push('isi');
  message.push(null);
  expect(await (await toWebRequest(message))?.text()).toBe('isi');
});
