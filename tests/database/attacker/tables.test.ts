import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Scene, type Send, setScene } from './scene.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
});

afterAll(() => scene.stack.close());

/** How many rows of each table and view somebody without approval is shown; visitors see the first four only. */
const shown: Record<string, 'all' | number> = {
  program_documents: 'all',
  regional_contacts: 'all',
  sppg: 'all',
  yayasan: 'all',
  access_settings: 1,
  accounts: 1,
  audit_actors: 0,
  audit_log: 0,
  contact_messages: 0,
  leads: 0,
  partnership_applications: 0,
};

const people: [string, () => Send, number][] = [
  ['a visitor', () => scene.asVisitor, 401],
  ['somebody who waits for approval', () => scene.asPending, 403],
];

const codeOf = ({ text }: Answer): unknown => (text === '' ? undefined : JSON.parse(text).code);

/** 42501: no right; 55000 and 428C9: nobody can write there; PGRST105: a view has no key to PUT to. */
function expectRefused(answer: Answer, status: number, what: string) {
  // Row level security leaves nothing to change or delete.
  if (answer.status === 200) expect(answer.text, what).toBe('[]');
  else {
    expect(['42501', '55000', '428C9', 'PGRST105'], `${what}: ${answer.text}`).toContain(codeOf(answer));
    if (codeOf(answer) === '42501') expect(answer.status, what).toBe(status);
  }
}

async function columnsOf(table: string): Promise<string[]> {
  const rows = await scene.stack.sql<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'public.${table}'::regclass and attnum > 0 order by attnum`,
  );
  return rows.map(({ name }) => name);
}

async function anyRowOf(table: string): Promise<Record<string, unknown>> {
  const [found] = await scene.stack.sql<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from public.${table} as t limit 1`,
  );
  if (!found) throw new Error(`${table} has no row to attack`);
  return found.row;
}

test('the attack knows every table and view that the API offers', async () => {
  const relations = await scene.stack.sql<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'f', 'p')`,
  );
  expect(relations.map(({ name }) => name).sort()).toEqual(Object.keys(shown).sort());
});

describe.each(people)('%s', (_, as, denied) => {
  test.each(Object.entries(shown))('is shown of %s: %s', async (table, rows) => {
    const readable = rows === 'all' || denied === 403;
    for (const path of [table, `${table}?select=*`, `${table}?limit=1000&offset=0`]) {
      const answer = await as()('GET', `/rest/v1/${path}`);
      expect(answer.status).toBe(readable ? 200 : 401);
      if (!readable) expect(codeOf(answer)).toBe('42501');
      else if (rows === 'all') expect(JSON.parse(answer.text).length).toBeGreaterThan(0);
      else expect(JSON.parse(answer.text)).toHaveLength(rows);
    }
    const head = await as()('HEAD', `/rest/v1/${table}`, { headers: { prefer: 'count=exact' } });
    expect(head.status).toBe(readable ? 200 : 401);
    if (typeof rows === 'number')
      expect(head.headers.get('content-range') ?? '*/0').toMatch(readable ? new RegExp(`/${rows}$`) : /.*/);
    // Words that are no verb of the API read at most.
    expect((await as()('PURGE', `/rest/v1/${table}`)).status).toBe(readable ? 200 : 401);
    expect((await as()('OPTIONS', `/rest/v1/${table}`)).text).toBe('');
  });

  test.each(Object.keys(shown))('changes nothing in %s', async (table) => {
    const send = as();
    const row = await anyRowOf(table);
    const columns = await columnsOf(table);
    const [key = ''] = columns;
    const headers = { prefer: 'return=representation' };
    for (const column of columns) {
      const change = { body: { [column]: row[column] ?? null }, headers };
      const path = `/rest/v1/${table}?${key}=not.is.null`;
      expectRefused(await send('PATCH', path, change), denied, `PATCH ${table}.${column}`);
    }
    for (const filter of ['', `?${key}=not.is.null`, '?or=()', `?limit=1&order=${key}`]) {
      const answer = await send('DELETE', `/rest/v1/${table}${filter}`, { headers });
      if (answer.status !== 400) expectRefused(answer, denied, `DELETE ${table}${filter}`);
    }
    for (const resolution of ['merge-duplicates', 'ignore-duplicates', '']) {
      const prefer = `return=representation${resolution && `,resolution=${resolution}`}`;
      for (const body of [row, [row, row]]) {
        const answer = await send('POST', `/rest/v1/${table}`, { body, headers: { prefer } });
        expectRefused(answer, denied, `POST ${table} ${resolution}`);
      }
    }
    const put = await send('PUT', `/rest/v1/${table}?${key}=eq.${String(row[key])}`, { body: row, headers });
    expectRefused(put, denied, `PUT ${table}`);
  });

  test.each([
    ['contact_messages', ['name', 'email', 'phone', 'subject', 'message']],
    [
      'partnership_applications',
      ['opportunity_id', 'company_name', 'contact_person', 'email', 'phone', 'message', 'document_url'],
    ],
  ])('adds no column to the form of %s', async (table, form) => {
    const row = await anyRowOf(table);
    const filled = Object.fromEntries(form.map((column) => [column, row[column]]));
    for (const column of (await columnsOf(table)).filter((name) => !form.includes(name))) {
      const body = { ...filled, [column]: row[column] ?? null };
      for (const path of [table, `${table}?columns=${Object.keys(body).join(',')}`]) {
        const answer = await as()('POST', `/rest/v1/${path}`, { body });
        expectRefused(answer, denied, `POST ${path} with ${column}`);
      }
    }
    const invented = await as()('POST', `/rest/v1/${table}`, { body: { ...filled, 'name") --': 'x' } });
    expect(codeOf(invented)).toBe('PGRST204');
    // Neither what was written nor what was there comes back.
    for (const prefer of ['return=representation', 'resolution=merge-duplicates']) {
      const answer = await as()('POST', `/rest/v1/${table}?on_conflict=id`, {
        body: filled,
        headers: { prefer },
      });
      expectRefused(answer, denied, `POST ${table} ${prefer}`);
    }
  });

  test.each(['contact_messages', 'partnership_applications'])('cannot fill %s', async (table) => {
    const row = await anyRowOf(table);
    const {
      id: _id,
      created_at: _created,
      status: _status,
      note: _note,
      handled_by: _by,
      handled_at: _at,
      ...form
    } = row;
    const long = await as()('POST', `/rest/v1/${table}`, {
      body: { ...form, message: 'x'.repeat(20_000_000) },
    });
    expect([long.status, codeOf(long)]).toEqual([400, '23514']);
    const many = await as()('POST', `/rest/v1/${table}`, { body: Array.from({ length: 6 }, () => form) });
    expect([many.status, codeOf(many)]).toEqual([429, 'PT429']);
    for (const body of ['{"name": "a', 'null', '['.repeat(100_000), '']) {
      const headers = { 'content-type': 'application/json' };
      expect((await as()('POST', `/rest/v1/${table}`, { body, headers })).status).toBe(400);
    }
  });
});

test('after all of it nothing has changed', async () => {
  expect(await scene.changes()).toEqual({});
});
