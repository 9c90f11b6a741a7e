import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchProof, proofFile } from '../../src/features/kitchens/open-data/proof.ts';
import { type Backend, startBackend } from './backend.ts';
import { visitor } from './clients.ts';

let stack: Backend;
let folder: string;

beforeAll(async () => {
  stack = await startBackend();
  folder = mkdtempSync(path.join(tmpdir(), 'bukti-'));
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stack.close();
});

/** Keeps bukti.json as a build of now writes it. */
async function keep(name: string): Promise<string> {
  const proof = await fetchProof(visitor(stack));
  const file = path.join(folder, name);
  writeFileSync(file, proofFile(proof, '2026-11-28T00:00:00.000Z'));
  return file;
}

/** What `npm run verify` prints, and whether it ends well. */
const verify = (...files: string[]) =>
  new Promise<{ isWhole: boolean; said: string }>((resolve) => {
    execFile(process.execPath, ['scripts/verify.mjs', ...files], (error, stdout) =>
      resolve({ isWhole: error === null, said: stdout }),
    );
  });

/** As the owner of the database, who switches the triggers off. */
async function tamper(sql: string) {
  await stack.sql('set session_replication_role = replica');
  await stack.sql(sql);
  await stack.sql('set session_replication_role = origin');
}

test('an older file is part of a newer one, until a line is changed, left out or cut off', async () => {
  const before = await keep('sebelum.json');
  await stack.sql(`update public.sppg_kejadian set sekolah = array_append(sekolah, 'SD Tambahan 1')`);
  const after = await keep('sesudah.json');
  const [{ lines } = { lines: 0 }] = await stack.sql<{ lines: number }>(
    `select count(*)::integer as lines from private.bukti where rantai = 'kejadian'`,
  );
  expect(lines).toBeGreaterThan(3);
  expect(await verify(before, after)).toEqual({
    isWhole: true,
    said: expect.stringContaining(`of ${lines} lines`),
  });
  expect(await verify(after, before)).toMatchObject({
    isWhole: false,
    said: expect.stringContaining('is gone'),
  });

  await tamper(
    `update private.bukti set isi = replace(isi, 'SD Tambahan 1', 'SD Lain') where nomor = ${lines}`,
  );
  expect(await verify(before, await keep('isi.json'))).toMatchObject({
    isWhole: false,
    said: expect.stringContaining(`kejadian, line ${lines}: what it says is not what was hashed.`),
  });

  await tamper(`delete from private.bukti where rantai = 'kejadian' and nomor = 2`);
  const { isWhole, said } = await verify(before, await keep('hilang.json'));
  expect(isWhole).toBe(false);
  expect(said).toContain('kejadian, line 2 of');
  expect(said).toContain('kejadian: the head is not that of its lines.');
});

test('a complaint of this week changes nothing that is published', async () => {
  const read = () => fetchProof(visitor(stack));
  const before = await read();
  await stack.sql(
    `insert into private.keluhan_tercatat (keluhan_id, kejadian) values (gen_random_uuid(), 'masuk')`,
  );
  expect((await read()).keluhan).toEqual(before.keluhan);
  expect(before.keluhan.jumlah).toBeGreaterThan(3);
});
