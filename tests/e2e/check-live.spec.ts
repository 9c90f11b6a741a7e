import { checkLive } from '../../scripts/check-live.ts';
import { ANON_KEY } from '../../supabase/local/addresses.ts';
import { expect, test } from './fixtures';

test('the check of a live site finds nothing amiss at the built one but its open beginnings', async ({
  siteUrl,
}) => {
  const found = await checkLive({ siteUrl, supabaseUrl: siteUrl, supabaseAnonKey: ANON_KEY });
  expect(found).toEqual({
    headers: [],
    pages: [],
    keys: [],
    'sign-in': ['admin@tampahgizi.contoh.id signs in with the password that everybody knows.'],
    doors: [],
    functions: [],
  });
});
