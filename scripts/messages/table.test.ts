import { expect, test } from 'vitest';
import { messagesOf } from './catalogue.ts';
import { messageTable, unlistedToasts } from './table.ts';

const messages = messagesOf('features/kitchens', {
  saved: (nama: string) => ({ title: 'Disimpan', description: `${nama} telah disimpan.` }),
  saveFailed: { title: 'Gagal Menyimpan' },
  nameMissing: 'Nama wajib diisi (a|b).',
});
const inBrowser = 'tests/e2e/kitchens.spec.ts';
const inPage = 'tests/integration/kitchens.test.tsx';

test('each message stands beside the first test that has shown it, simulated browsers first', () => {
  const { table, unseen } = messageTable(messages, [
    { file: inBrowser, test: 'b', passages: ['Disimpan\nDapur Ungaran telah disimpan.', 'Gagal Menyimpan'] },
    { file: inBrowser, test: 'a', passages: ['Gagal Menyimpan'] },
    { file: inPage, test: 'c', passages: ['Disimpan\nDapur Ungaran telah disimpan.'] },
    { file: inPage, test: 'd', passages: ['Nama wajib diisi (a|b).'] },
  ]);
  expect(unseen).toEqual([]);
  expect(table.split('\n')).toEqual([
    '## features/kitchens',
    '',
    '| Situation | Title | Text | File | Test |',
    '| --- | --- | --- | --- | --- |',
    `| saved | Disimpan | {nama} telah disimpan. | ${inPage} | c |`,
    `| save failed | Gagal Menyimpan | – | ${inBrowser} | a |`,
    `| name missing | – | Nama wajib diisi (a\\|b). | ${inPage} | d |`,
  ]);
});

test('a test that is named stays as long as it still shows the message', () => {
  const recordings = [
    { file: inPage, test: 'c', passages: ['Gagal Menyimpan'] },
    { file: inPage, test: 'd', passages: ['Gagal Menyimpan'] },
  ];
  const committed = `| save failed | Gagal Menyimpan | – | ${inPage} | d |`;
  expect(messageTable(messages, recordings, committed).table.split('\n')).toContain(committed);
});

test.each([
  ['without what differs', 'Disimpan\n telah disimpan.'],
  ['with another text', 'Disimpan\nDapur Ungaran telah dihapus.'],
  ['with more around it', 'Sudah Disimpan\nDapur Ungaran telah disimpan.'],
  ['without its text', 'Disimpan'],
])('a message %s has not been shown', (_what, passage) => {
  const { unseen } = messageTable(messages, [{ file: inPage, test: 'c', passages: [passage] }]);
  expect(unseen.map(({ situation }) => situation)).toContain('saved');
});

test('a toast of no message is told, a reason behind a title is none', () => {
  const passages = ['Gagal Menyimpan\nServer sedang bermasalah.', 'Terkirim\nTerima kasih.'];
  expect(unlistedToasts(messages, [{ file: inPage, test: 'c', passages }])).toEqual([
    'Terkirim\nTerima kasih.',
  ]);
});
