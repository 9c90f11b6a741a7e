import { test as base } from './fixtures';

interface TestFixtures {
  /** Puts the seeded contacts back, because tests of one worker share a backend and some count rows. */
  seededContacts: void;
}

/** A browser test that may change the contacts. */
export const test = base.extend<TestFixtures>({
  seededContacts: [
    async ({ backend }, provide) => {
      const rows = await backend.sql('select * from public.regional_contacts');
      await provide();
      await backend.sql('delete from public.regional_contacts');
      await backend.sql(
        'insert into public.regional_contacts select * from json_populate_recordset(null::public.regional_contacts, $1)',
        [JSON.stringify(rows)],
      );
    },
    { auto: true },
  ],
});
