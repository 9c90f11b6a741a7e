import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Loaded } from '@/components/lists/loaded';
import { TextLink } from '@/components/links';
import { EmptyState } from '@/components/states';
import { Button } from '@/components/ui/button';
import { articleDeskPath, paths } from '@/config/paths';
import { PublishNotice } from '@/features/publishing/publish-notice';
import { StateBadge } from '@/features/publishing/state-badge';
import { useRows } from '@/features/content-desk/api';
import { VersionsDialog } from '@/features/content-desk/versions-dialog';
import { ArticleForm } from './article-form';
import type { Article } from './article-schema';
import { ShareButton } from './share-button';

/** The page of one article, which the URL names by its id; of a new one without. */
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
        return article ? <Editor key={id} article={article} /> : <Missing />;
      }}
    </Loaded>
  );
}

function Missing() {
  return (
    <EmptyState title="Artikel ini tidak ada">
      Mungkin sudah dihapus. Artikel yang dihapus dapat dipulihkan di halaman Riwayat.
    </EmptyState>
  );
}

function Editor({ article }: { article?: Article }) {
  const [saves, setSaves] = useState(0);
  const [isChoosingVersion, setIsChoosingVersion] = useState(false);
  const stateRef = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  function handleSaved(id: string) {
    if (!article) return void navigate(articleDeskPath(id), { replace: true });
    // The form begins anew from what is stored now; what was pressed goes with the old one.
    setSaves(saves + 1);
    stateRef.current?.focus();
  }

  return (
    <>
      <div ref={stateRef} tabIndex={-1} className="flex flex-wrap items-center gap-3">
        {article ? (
          <>
            <StateBadge row={article} />
            <Button variant="outline" size="sm" onClick={() => setIsChoosingVersion(true)}>
              Versi Sebelumnya
            </Button>
            {article.status === 'terbit' && <ShareButton article={article} />}
          </>
        ) : (
          <p className="text-ink-soft">Artikel baru, belum disimpan.</p>
        )}
      </div>
      <ArticleForm key={saves} article={article} onSaved={handleSaved} />
      {article && isChoosingVersion && (
        <VersionsDialog
          table="news_articles"
          row={article}
          name={article.title}
          onRestored={() => handleSaved(article.id)}
          onClose={() => setIsChoosingVersion(false)}
        />
      )}
    </>
  );
}
