export const otherNewsTitle = 'Berita lain';

export const question = {
  title: 'Ada pertanyaan tentang berita ini?',
  text: 'Tim kami menjawab pada jam kantor.',
};
