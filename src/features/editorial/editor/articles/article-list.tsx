import { Pencil, Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { DeleteDialog, ConfirmDialog } from '@/components/confirm-dialog';
import { Loaded } from '@/components/lists/loaded';
import { RowList } from '@/components/lists/paged-list';
import { MoreActions } from '@/components/more-actions';
import { DeleteButton } from '@/components/row-buttons';
import { EmptyState } from '@/components/states';
import { Button, ButtonLink } from '@/components/ui/button';
import { articleDeskPath, articlePath } from '@/config/paths';
import { articlesTable } from '@/lib/content/content-columns';
import { formatDate } from '@/lib/text/format';
import { useRows } from '@/features/editorial/editor/api';
import { useDeleteEntry, useWithdraw } from '@/features/editorial/editor/mutations';
import { EntryRow } from '@/features/editorial/editor/entry-row';
import { contentMessages } from '@/features/editorial/editor/messages';
import type { Article } from './article-form';
import { ShareButton } from './share-button';

type Question = { kind: 'delete' | 'withdraw'; article: Article };

/** All articles, newest first, with what can be done about each. */
export function ArticleList() {
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);

  return (
    <section aria-label="Berita" tabIndex={-1} className="space-y-6">
      <ButtonLink to={articleDeskPath()}>
        <Plus aria-hidden="true" className="size-5" />
        Tulis Artikel
      </ButtonLink>
      <Loaded query={useRows('news_articles')} loading="Memuat artikel..." failure="Artikel gagal dimuat.">
        {(articles) =>
          articles.length === 0 ? (
            <EmptyState title="Belum ada artikel">Artikel yang Anda tulis akan tampil di sini.</EmptyState>
          ) : (
            <RowList>
              {articles.toReversed().map((article) => (
                <ArticleRow key={article.id} article={article} onAsk={setQuestion} />
              ))}
            </RowList>
          )
        }
      </Loaded>
      {question?.kind === 'delete' && <DeleteArticle article={question.article} onClose={close} />}
      {question?.kind === 'withdraw' && <WithdrawArticle article={question.article} onClose={close} />}
    </section>
  );
}

function ArticleRow({ article, onAsk }: { article: Article; onAsk: (question: Question) => void }) {
  const { id, slug, title, date, category, status } = article;
  const isPublished = status === 'terbit';
  return (
    <EntryRow row={article} picture={article} title={title} note={`${category}, ${formatDate(date)}`}>
      <ButtonLink variant="outline" size="sm" to={articleDeskPath(id)} aria-label={`Edit ${title}`}>
        <Pencil aria-hidden="true" className="size-4" />
        Edit
      </ButtonLink>
      <MoreActions name={title}>
        {isPublished && (
          <>
            <ButtonLink variant="outline" size="sm" to={articlePath(slug)} aria-label={`Lihat ${title}`}>
              Lihat
            </ButtonLink>
            <ShareButton article={article} />
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Tarik ${title}`}
              onClick={() => onAsk({ kind: 'withdraw', article })}
            >
              <Undo2 aria-hidden="true" className="size-4" />
              Tarik
            </Button>
          </>
        )}
        <DeleteButton name={title} onClick={() => onAsk({ kind: 'delete', article })} />
      </MoreActions>
    </EntryRow>
  );
}

interface QuestionProps {
  article: Article;
  onClose: () => void;
}

function DeleteArticle({ article, onClose }: QuestionProps) {
  return (
    <DeleteDialog
      {...contentMessages.deletion(article.title)}
      note={contentMessages.wayBack}
      row={article}
      remove={useDeleteEntry<Article>(articlesTable, ({ title }) => title)}
      onClose={onClose}
    />
  );
}

function WithdrawArticle({ article, onClose }: QuestionProps) {
  const withdraw = useWithdraw();
  return (
    <ConfirmDialog
      title="Tarik artikel ini menjadi draf?"
      description={`“${article.title}” tidak lagi terlihat pengunjung. Isinya tetap tersimpan dan dapat diterbitkan lagi.`}
      confirmLabel="Tarik"
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.mutate(article, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
