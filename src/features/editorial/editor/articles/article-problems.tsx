import type { ArticleProblem } from '@/features/editorial/news/article-html';
import { problemsOf } from '@/features/editorial/news/render-article';

function sentenceOf({ kind, href }: ArticleProblem): string {
  if (kind === 'title') return 'judul dengan satu # adalah judul artikel. Awali judul bagian dengan ##.';
  if (kind === 'picture')
    return 'gambar di dalam teks tidak tampil. Artikel punya satu gambar, di atas teksnya.';
  return `tautan “${href}” tidak membuka apa pun, jadi tampil sebagai teks. Tulis alamat halaman situs ini, seperti /kontak, atau alamat lengkap yang diawali https:// atau http://.`;
}

/** Tells, while a text is typed, which parts readers would not see as they are written. */
export function ArticleProblems({ content }: { content: string }) {
  return (
    <output className="block space-y-1 text-sm text-danger-600 empty:hidden">
      {problemsOf(content).map((problem, index) => (
        <span
          key={index}
          className="block wrap-anywhere"
        >{`Baris ${problem.line}: ${sentenceOf(problem)}`}</span>
      ))}
    </output>
  );
}
