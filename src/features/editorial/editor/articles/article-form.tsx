import { type ChangeEvent, useState } from 'react';
import { GoneNotice } from '@/components/gone-notice';
import { lazyPart } from '@/components/lazy';
import { DateField } from '@/components/ui/date-field';
import { TextAreaField, TextField } from '@/components/ui/field';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { articlePath } from '@/config/paths';
import { site } from '@/config/site';
import { useRequestBuild } from '@/features/shared/publishing/mutations';
import type { DraftName } from '@/lib/forms/draft';
import { formMessages } from '@/lib/forms/form.messages';
import { useRowForm } from '@/lib/forms/use-row-form';
import type { CallContext } from '@/lib/supabase/client';
import { insertRows, updateRow } from '@/lib/supabase/write-rows';
import { articlePhotosOf } from '@/lib/content/article-photos';
import { articlesTable, contentLabels } from '@/lib/content/content-columns';
import { formPicture, withStoredPhoto } from '@/features/editorial/editor/pictures/form-picture';
import { PeopleTicks, PictureField } from '@/features/editorial/editor/pictures/picture-field';
import { SaveBar, SaveButtons } from '@/features/editorial/editor/save-buttons';
import { concernsVisitors, useSaveEntry } from '@/features/editorial/editor/mutations';
import { type Article, type ArticleInput, articleSchema, articleValues } from './article-schema';
import { ArticlePhotosField } from './photos-field';
import { withStoredPhotos } from './photo-values';
import { MarkdownField } from './markdown-field';
import { slugOf } from './slug';

/** Width by height of an article's picture. */
const aspect = 3 / 2;

// The preview brings the Markdown package along.
const ArticlePreview = lazyPart(async () => (await import('./article-preview')).ArticlePreview, {
  loading: <p className="py-10 text-center text-ink-soft">Pratinjau sedang dimuat, atau gagal dimuat.</p>,
});

/** The name of the draft of an article. */
export const articleDraft = (id = 'new'): DraftName => `article:${id}`;

// The problems of links, pictures and titles bring the Markdown package along: most texts have none.
const ArticleProblems = lazyPart(async () => (await import('./article-problems')).ArticleProblems);
const mayHaveProblems = /\]\(|!\[|^\s*# /m;

/** The columns to write, with all photos stored. */
const stored = async <Columns extends Partial<ArticleInput>>(columns: Columns, context: CallContext) =>
  withStoredPhotos(await withStoredPhoto(columns, context), context);

interface ArticleFormProps {
  /** The article to edit; absent for a new one. */
  article?: Article;
  /** Whether somebody else has deleted it. */
  isGone?: boolean;
  onSaved: (id: string) => void;
}

/** Writes an article, beside a preview of its page; saves it as a draft or for everyone. */
export function ArticleForm({ article, isGone, onSaved }: ArticleFormProps) {
  const [tab, setTab] = useState('tulis');
  const build = useRequestBuild();
  const form = useRowForm({
    schema: articleSchema,
    values: articleValues(article),
    draft: articleDraft(article?.id),
    row: article,
    isGone,
    save: useSaveEntry<Article, ArticleInput>({
      nameOf: ({ title }) => title,
      add: async (row, context) => insertRows(articlesTable, [await stored(row, context)], context),
      update: async ({ changes, ...update }, context) =>
        updateRow(articlesTable, { ...update, changes: await stored(changes, context) }, context),
    }),
    wordsOf: (row, column) =>
      column === 'photos' ? `${articlePhotosOf(row.photos).length} foto` : String(row[column] ?? 'kosong'),
    unique: { constraint: 'news_articles_slug_key', field: 'slug' },
    onSaved(saved) {
      if (concernsVisitors(saved)) build.mutate();
      onSaved(saved.id);
    },
    onInvalid: () => setTab('tulis'),
  });
  const wasPublished = article?.published_revision != null;
  const title = form.field('title');
  const typed = form.typed();
  const slugHint = [
    `Halamannya: ${articlePath(typed.slug || 'alamat-artikel')}.`,
    wasPublished && 'Bila diubah, alamat lama tetap mengantar ke artikel ini.',
  ]
    .filter(Boolean)
    .join(' ');
  const picture = formPicture(typed, article, aspect);

  async function handleTitle(event: ChangeEvent<HTMLInputElement>) {
    // The form's values as they are now: several keys may be pressed before it is rendered.
    const isSuggested = form.valueOf('slug') === slugOf(form.valueOf('title'));
    await title.onChange(event);
    // Links to a published article lead somewhere already.
    if (isSuggested && !wasPublished) form.change('slug', slugOf(event.target.value));
  }

  return (
    <form {...form.props} className="[&_:is(input,textarea,button)]:scroll-mb-24">
      <GoneNotice form={form} />
      {form.isRestored && form.isDirty && <p className="mb-4 text-ink-soft">{formMessages.restored}</p>}
      <Tabs value={tab} onValueChange={setTab}>
        <TabList className="max-w-md">
          <Tab value="tulis">Tulis</Tab>
          <Tab value="pratinjau">Pratinjau</Tab>
        </TabList>
        <TabPanel value="tulis" forceMount hidden={tab !== 'tulis'} className="max-w-3xl space-y-5">
          <TextField
            label={contentLabels.title}
            required
            autoComplete="off"
            {...title}
            onChange={(event) => void handleTitle(event)}
          />
          <TextField
            label={contentLabels.slug}
            required
            autoComplete="off"
            autoCapitalize="none"
            hint={slugHint}
            {...form.field('slug')}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <DateField label={contentLabels.date} required {...form.field('date')} />
            <TextField
              label={contentLabels.category}
              required
              autoComplete="off"
              hint="Misalnya Kegiatan atau Pembangunan."
              {...form.field('category')}
            />
          </div>
          <TextField
            label={contentLabels.author}
            autoComplete="off"
            hint={`Bila kosong: ${site.newsAuthor}.`}
            {...form.field('author')}
          />
          <TextAreaField
            label={contentLabels.excerpt}
            required
            rows={3}
            hint="Satu atau dua kalimat, yang tampil di daftar berita dan pratinjau tautan."
            {...form.field('excerpt')}
          />
          <PictureField form={form} picture={picture} aspect={aspect} asksForPeople={false} />
          <MarkdownField
            label={contentLabels.content}
            required
            hint="Kosongkan satu baris untuk mulai paragraf baru. Teks, daftar, dan alamat dari Word atau WhatsApp boleh ditempel apa adanya; *teks di antara bintang* tampil tebal. Tautan ke halaman situs ini ditulis seperti /kontak."
            {...form.field('content')}
          />
          {mayHaveProblems.test(typed.content) && <ArticleProblems content={typed.content} />}
          <ArticlePhotosField form={form} />
          <PeopleTicks form={form} hasPhoto={typed.photo_path !== '' || typed.photos !== ''} />
        </TabPanel>
        <TabPanel value="pratinjau">
          <ArticlePreview picture={picture} values={typed} />
        </TabPanel>
      </Tabs>
      <SaveBar isDirty={form.isDirty}>
        <SaveButtons form={form} isPublished={article?.status === 'terbit'} />
      </SaveBar>
    </form>
  );
}
