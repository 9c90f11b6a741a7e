import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { noComplaints } from '@/features/kitchens/public-complaints/api';
import { revision } from 'virtual:content/revision';

/**
 * Mocks the backend, for failures that a real one can't be made to produce. Every test declares its handlers, except for
 * the maps, papers by week, the numbers of earlier days and of complaints, how many kitchens list schools and why a kitchen was found, a kitchen's schools, suspensions and open incidents, a foundation's address and whom of it we asked to sign, and the mails of the own account, which are on pages that are tested for other things, for the look at a row after a
 * write whose outcome is unknown (it was not written), for the host, which has no kitchen's page, and for the content, of which
 * nothing is newer than the build, nor withdrawn since. No first step is left to do.
 */
export const server = setupServer(
  http.head('*/sppg/:kode', () => new HttpResponse(null, { status: 404 })),
  http.get('*/rest/v1/content_revision', () => HttpResponse.json([{ revision }])),
  http.get('*/versi.json', () => HttpResponse.json({ revision })),
  http.post('*/rest/v1/rpc/setup_steps', () => HttpResponse.json([])),
  http.post('*/rest/v1/rpc/keluhan_dapur', () => HttpResponse.json([{ ...noComplaints, jawaban: 0 }])),
  http.post('*/rest/v1/rpc/keluhan_jaringan', () =>
    HttpResponse.json(['semua', 'tidak_dikaitkan'].map((lingkup) => ({ lingkup, ...noComplaints }))),
  ),
  http.get('*/rest/v1/rpc/cocok_karena', () => HttpResponse.json([])),
  http.get('*/rest/v1/sekolah_tercatat', () => HttpResponse.json([{ beroperasi: 15, bersekolah: 2 }])),
  http.get('*/rest/v1/withdrawals', () => HttpResponse.json([])),
  http.get('*/rest/v1/sppg_per_wilayah', () => HttpResponse.json([])),
  http.get('*/rest/v1/sppg_angka_harian', () => HttpResponse.json([])),
  http.get('*/rest/v1/perlu_per_wilayah', () => HttpResponse.json([])),
  http.get('*/rest/v1/sertifikat_per_minggu', () => HttpResponse.json([])),
  http.get('*/rest/v1/sppg_sekolah', () => HttpResponse.json([])),
  http.get('*/rest/v1/sppg_perkembangan', () => HttpResponse.json([])),
  http.get('*/rest/v1/sppg_penghentian', () => HttpResponse.json([])),
  http.get('*/rest/v1/sppg_kejadian', () => HttpResponse.json([])),
  http.get('*/rest/v1/yayasan_kontak', () => HttpResponse.json([])),
  http.get('*/rest/v1/sppg_penanda_tangan', () => HttpResponse.json([])),
  http.get('*/rest/v1/accounts', ({ request: { url } }) =>
    url.includes('wants_lead_mails') ? HttpResponse.json({ role: 'pending' }) : undefined,
  ),
  // Last, since they answer all that is left: nothing goes to the network, where msw sends what a handler let pass, and what looks
  // like a file.
  http.get('*/rest/v1/:table', ({ request: { url, headers } }) => {
    if (!/[?&]id=(?:eq|in)\./.test(url)) return HttpResponse.error();
    const isOne = headers.get('accept')?.includes('vnd.pgrst.object');
    return isOne
      ? HttpResponse.json(
          { code: 'PGRST116', message: 'no row', details: 'The result contains 0 rows' },
          { status: 406 },
        )
      : HttpResponse.json([]);
  }),
  http.head('*/rest/v1/:table', ({ request: { url } }) =>
    /[?&]id=eq\./.test(url)
      ? new HttpResponse(null, { headers: { 'Content-Range': '0-0/1' } })
      : HttpResponse.error(),
  ),
  http.head('*/storage/v1/object/*', () => HttpResponse.error()),
);

/** Delays a response: a handler awaits `answered` until the test calls `answer`. */
export function holdAnswer() {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { answer, answered };
}
