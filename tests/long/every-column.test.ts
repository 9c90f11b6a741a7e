import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EVERY_TABLE, MANAGED } from '../database/attacker/all-tables.ts';
import { type Scene, setScene } from '../database/attacker/scene.ts';
import {
  anyRowOf,
  changeEach,
  columnsOf,
  type Request,
  RETURN,
  unrefused,
  writesTo,
} from '../database/attacker/table-requests.ts';
import { FORGET_CLIENTS } from '../forget-clients.ts';

// Each column of each table by itself over HTTP. That the grants are those of the rights table, and that policies refuse what
// grants allow, is seen in tests/database.
let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
});

// One client may try five times in ten minutes.
beforeEach(() => scene.stack.sql(FORGET_CLIENTS));

afterAll(() => scene.stack.close());

test.each(EVERY_TABLE)('a visitor changes nothing in %s', async (table) => {
  expect(await unrefused(scene.asVisitor, 401, await changeEach(scene, table))).toEqual([]);
});

test.each(EVERY_TABLE)('who waits for approval changes nothing in %s', async (table) => {
  const requests = [...(await changeEach(scene, table)), ...(await writesTo(scene, table))];
  expect(await unrefused(scene.asPending, 403, requests)).toEqual([]);
});

test.each(EVERY_TABLE.filter((name) => !MANAGED.includes(name)))(
  'a manager changes and adds nothing in %s, which they do not manage',
  async (table) => {
    const row = await anyRowOf(scene, table);
    const [key = ''] = await columnsOf(scene, table);
    const all = `${table}?${key}=not.is.null`;
    // What everyone may send is tried in tables.test.ts.
    const isForm = ['contact_messages', 'partnership_applications'].includes(table);
    expect(
      await unrefused(scene.asManager, 403, [
        ...(await changeEach(scene, table)),
        ['DELETE', all, { headers: RETURN }],
        ['DELETE', `${all}&limit=1&order=${key}`, { headers: RETURN }],
        ...(isForm ? [] : [row, [row, row]]).flatMap((body): Request[] => [
          ['POST', table, { body, headers: RETURN }],
          ['POST', table, { body, headers: { prefer: 'resolution=merge-duplicates,return=representation' } }],
        ]),
      ]),
    ).toEqual([]);
  },
);

test('nothing has changed by all of it', async () => {
  expect(await scene.changes()).toEqual({});
});
