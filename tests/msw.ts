import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { noComplaints } from '@/features/kitchens/public-complaints/api';
import { sessionStorageKey } from '@/lib/supabase/stored-session';
import { revision } from 'virtual:content/revision';
import { tableHandlers } from './fake-server/table-handlers';

/** The rows that no test is about; every other table is empty. */
export const givenRows = {
  content_revision: [{ revision }],
  // The account that is signed in.
  accounts: [{ user_id: '00000000-0000-4000-8000-000000000001', role: 'pending' }],
  sekolah_tercatat: [{ beroperasi: 15, bersekolah: 2 }],
};

/**
 * The backend of page tests: answers reads and writes of the tables by the rows that a test has put in
 * (`tests/fake-server/tables.ts`), and what every page may ask. What else is asked, and what a test is about, such as a failure or
 * a race, the test answers itself.
 */
export const server = setupServer(
  // The host, which has no kitchen's page.
  http.head('*/sppg/:kode', () => new HttpResponse(null, { status: 404 })),
  http.get('*/versi.json', () => HttpResponse.json({ revision })),
  http.post('*/rest/v1/rpc/setup_steps', () => HttpResponse.json([])),
  http.post('*/rest/v1/rpc/keluhan_dapur', () => HttpResponse.json([{ ...noComplaints, jawaban: 0 }])),
  http.post('*/rest/v1/rpc/keluhan_banyak_dapur', () => HttpResponse.json([])),
  http.post('*/rest/v1/rpc/keluhan_jaringan', () =>
    HttpResponse.json(['semua', 'tidak_dikaitkan'].map((lingkup) => ({ lingkup, ...noComplaints }))),
  ),
  http.post('*/rest/v1/rpc/account_devices', () => HttpResponse.json([])),
  http.get('*/rest/v1/rpc/cocok_karena', () => HttpResponse.json([])),
  // Who is signed in, with their devices.
  http.get('*/auth/v1/user', () =>
    HttpResponse.json(JSON.parse(localStorage.getItem(sessionStorageKey) ?? '{}').user),
  ),
  http.post('*/auth/v1/logout', () => new HttpResponse(null, { status: 204 })),
  // It is not known whether a file is there.
  http.head('*/storage/v1/object/*', () => HttpResponse.error()),
  ...tableHandlers,
);

/** Delays a response: a handler awaits `answered` until the test calls `answer`. */
export function holdAnswer() {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { answer, answered };
}
