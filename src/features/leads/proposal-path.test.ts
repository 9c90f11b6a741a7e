import { expect, test } from 'vitest';
import { proposalFileName, proposalPath } from './proposal-path';

const bucket = '/storage/v1/object/public/collaboration_documents';
const path = 'partnership_proposals/investasi_sppg/anonymous/1795_Profil usaha.pdf';

test.each([`${bucket}/${encodeURI(path)}`, `https://contoh.id${bucket}/${encodeURI(path)}`])(
  'reads the path from %s',
  (url) => {
    expect(proposalPath(url)).toBe(path);
    expect(proposalFileName(path)).toBe('Profil usaha.pdf');
  },
);

test('a broken address has no path', () => {
  expect(proposalPath(`${bucket}/partnership_proposals/%zz`)).toBeNull();
});
