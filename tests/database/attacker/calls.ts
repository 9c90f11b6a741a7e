import { expect } from 'vitest';
import type { Backend } from '../backend.ts';
import { may, RIGHTS } from '../rights.ts';
import { codeOf, type Send } from './scene.ts';

/** Calls every function that `allowed` may call and `person` may not, and expects to be refused. */
export async function expectRefused(
  stack: Backend,
  send: Send,
  person: 'approved_only' | 'manager',
  allowed: 'manager' | 'admin',
) {
  const names = RIGHTS.filter(
    (right) => right.kind === 'function' && may(right, allowed, 'call') && !may(right, person, 'call'),
  ).map(({ thing }) => thing);
  expect(names).not.toEqual([]);
  for (const name of names) {
    const [called] = await stack.sql<{ body: object }>(
      `select coalesce(jsonb_object_agg(argument, null), '{}') as body from pg_proc left join unnest(proargnames[1:pronargs]) as argument on true
       where oid = 'public.${name}'::regproc and argument is not null`,
    );
    const answer = await send('POST', `/rest/v1/rpc/${name}`, { body: called?.body });
    expect([answer.status, codeOf(answer)], `rpc ${name}`).toEqual([403, '42501']);
  }
}
