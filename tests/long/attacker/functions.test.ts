import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, type Scene, type Send, setScene } from '../../database/attacker/scene.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
});

afterAll(() => scene.stack.close());

/** One of each type that JSON has, and what looks like another. */
const VALUES: unknown[] = [
  null,
  true,
  1.5,
  'x',
  '0044-03-15 BC',
  [],
  [1, [null]],
  {},
  { a: [1] },
  [{ id: {} }],
];

const people: [string, () => Send][] = [
  ['a visitor', () => scene.asVisitor],
  ['an admin', () => scene.asAdmin],
];

test.each(people)(
  'a request of %s with any type of JSON for any argument stops nobody else, and is told no row',
  async (_who, as) => {
    const found = await scene.stack.sql<{ name: string; argument: string; others: string[] }>(`
      select proname as name, argument, array_remove(proargnames[1:pronargs], argument) as others
      from pg_proc, unnest(proargnames[1:pronargs]) as argument
      where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype order by 1, 2`);
    expect(found.length).toBeGreaterThan(60);
    for (const { name, argument, others } of found)
      for (const value of VALUES) {
        const body = { ...Object.fromEntries(others.map((other) => [other, null])), [argument]: value };
        const [answer, ...meanwhile] = await Promise.all([
          as()('POST', `/rest/v1/rpc/${name}`, { body }),
          scene.asVisitor('GET', '/rest/v1/sppg?select=nama&limit=1'),
          scene.asAdmin('POST', '/rest/v1/rpc/my_access', { body: {} }),
        ]);
        const told = `${name} ${JSON.stringify(body)}: ${answer.status} ${answer.text}`;
        expect(told).not.toMatch(/Failing row|25P02|Internal/);
        // PostgREST says 500 of what is not found.
        const isExpected = answer.status < 500 || codeOf(answer) === 'P0002';
        expect([told, isExpected]).toEqual([told, true]);
        expect([told, ...meanwhile.map(({ status }) => status)]).toEqual([told, 200, 200]);
      }
  },
  120_000,
);
