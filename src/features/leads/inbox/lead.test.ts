import { expect, test } from 'vitest';
import { proposalFileName, proposalPath } from './lead';

const bucket = '/storage/v1/object/public/collaboration_documents';
const folder = 'partnership_proposals/investasi_sppg/anonymous';
const path = `${folder}/1795_Profil-usaha.pdf`;
const own =
  'partnership_proposals/investasi_peralatan/10000000-0000-4000-8000-000000000001/1795_Daftar_alat.XLSX';

test.each([
  [`${bucket}/${path}`, path, 'Profil-usaha.pdf'],
  [`https://contoh.id${bucket}/${path}`, path, 'Profil-usaha.pdf'],
  [`https://contoh.id/supabase${bucket}/${own}`, own, 'Daftar_alat.XLSX'],
])('%s names an uploaded file', (url, expectedPath, name) => {
  expect(proposalPath(url)).toBe(expectedPath);
  expect(proposalFileName(expectedPath)).toBe(name);
});

test.each([
  'partnership_proposals/../../../../../../auth/v1/logout?scope=global',
  'partnership_proposals/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/auth/v1/logout?scope=global',
  'x/collaboration_documents/../../../../../auth/v1/logout?scope=global',
  'x/collaboration_documents/partnership_proposals/../../../../../../auth/v1/logout?1_a.pdf',
  `${folder}/1_a/../../../../../../../../auth/v1/logout?x=/1_a.pdf`,
  String.raw`${folder}/1_a\..\..\..\..\..\..\..\..\auth\v1\logout?.pdf`,
  `${folder}/1_%2e%2e%2fa.pdf`,
  `${folder}/1_a.pdf?scope=global`,
  `${folder}/1_a.pdf#.pdf`,
  `${folder}/1_a.pdf\n`,
  `${folder}/..`,
  `${folder}/%zz`,
  `${folder}/1_a.html`,
  'partnership_proposals/lain/anonymous/1_a.pdf',
  'partnership_proposals/investasi_sppg/../1_a.pdf',
  '',
])('%j is no path of an upload', (hostile) => {
  expect(proposalPath(`${bucket}/${hostile}`)).toBeNull();
  expect(proposalPath(`https://contoh.id${bucket}/${hostile}`)).toBeNull();
});
