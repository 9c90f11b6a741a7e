import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Loaded } from '@/components/lists/loaded';
import { TextLink } from '@/components/links';
import { EmptyState } from '@/components/states';
import { articleDeskPath, paths } from '@/config/paths';
import { PublishNotice } from '@/features/shared/publishing/publish-notice';
import { useRows } from '@/features/editorial/editor/api';
import { StateAndVersions } from '@/features/editorial/editor/state-and-versions';
import { readDraft } from '@/lib/forms/draft';
import { type Article, articleDraft, ArticleForm } from './article-form';
import { ShareButton } from './share-button';

/** The page of one article, by the id in the URL; without an id a new one. */
export function ArticleEditor() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return (
    <div className="space-y-6">
      <p>
        <TextLink to={paths.adminContent}>Kembali ke daftar berita</TextLink>
      </p>
      <PublishNotice />
      {id ? <StoredArticle id={id} /> : <Editor />}
    </div>
  );
}

function StoredArticle({ id }: { id: string }) {
  return (
    <Loaded query={useRows('news_articles')} loading="Memuat artikel..." failure="Artikel gagal dimuat.">
      {(articles) => {
        const article = articles.find((candidate) => candidate.id === id);
        return <ArticleOrDraft key={id} id={id} article={article} />;
      }}
    </Loaded>
  );
}

/** The article; if somebody else has deleted it, the draft that was typed, also after a reload. */
function ArticleOrDraft({ id, article }: { id: string; article?: Article }) {
  const [known, setKnown] = useState<Article | undefined>(() => {
    const { base } = readDraft(articleDraft(id));
    return base && JSON.parse(base);
  });
  if (article && article !== known) setKnown(article);
  const shown = article ?? known;
  return shown ? <Editor article={shown} isGone={!article} /> : <Missing />;
}

function Missing() {
  return (
    <EmptyState title="Artikel ini tidak ada">
      Mungkin sudah dihapus. Artikel yang dihapus dapat dipulihkan di halaman Riwayat.
    </EmptyState>
  );
}

function Editor({ article, isGone = false }: { article?: Article; isGone?: boolean }) {
  const [saves, setSaves] = useState(0);
  const stateRef = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  function handleSaved(id: string) {
    if (id !== article?.id) return void navigate(articleDeskPath(id), { replace: true });
    // A new `key` mounts the form again with the stored article. The pressed button goes with the old one, so the focus
    // moves here.
    setSaves(saves + 1);
    stateRef.current?.focus();
  }

  return (
    <>
      <div ref={stateRef} tabIndex={-1} className="flex flex-wrap items-center gap-3">
        {article && !isGone ? (
          <>
            <StateAndVersions
              table="news_articles"
              row={article}
              name={article.title}
              onRestored={() => handleSaved(article.id)}
            />
            {article.status === 'terbit' && <ShareButton article={article} />}
          </>
        ) : (
          <p className="text-ink-soft">
            {isGone ? 'Artikel ini tidak ada lagi.' : 'Artikel baru, belum disimpan.'}
          </p>
        )}
      </div>
      <ArticleForm key={saves} article={article} isGone={isGone} onSaved={handleSaved} />
    </>
  );
}
