import { checkLive } from '../../scripts/check-live.ts';
import { ANON_KEY } from '../../supabase/local/addresses.ts';
import { expect, test } from './fixtures';

test('the check of a live site finds amiss at the built one what development has open, and nothing else', async ({
  siteUrl,
}) => {
  const found = await checkLive({ siteUrl, supabaseUrl: siteUrl, supabaseAnonKey: ANON_KEY });
  expect(found).toEqual({
    headers: [],
    pages: [],
    keys: [],
    'sign-in': [
      'Whoever signs up need not confirm the address (Authentication, "Confirm email").',
      'admin@tampahgizi.contoh.id signs in with the password that everybody knows.',
      'pengelola@tampahgizi.contoh.id signs in with the password that everybody knows.',
    ],
    doors: [],
    functions: ['The function kirim-surat is not deployed.'],
    jobs: [],
    files: [],
    limits: [],
  });
});
