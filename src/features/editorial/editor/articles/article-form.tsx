import { type ChangeEvent, useState } from 'react';
import * as v from 'valibot';
import { GoneNotice } from '@/components/gone-notice';
import { lazyPart } from '@/components/lazy';
import { anyDay, line, paragraph, textLines } from '@/components/row-form/field-kinds';
import { RowFields } from '@/components/row-form/row-fields';
import { declareRowForm, useDeclaredForm } from '@/components/row-form/row-form';
import { TextField } from '@/components/ui/field';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { articlePath } from '@/config/paths';
import { site } from '@/config/site';
import { contentKey } from '@/features/editorial/editor/api';
import { contentMessages, entryMessages } from '@/features/editorial/editor/messages';
import { concernsVisitors } from '@/features/editorial/editor/mutations';
import { formPicture, withStoredPhoto } from '@/features/editorial/editor/pictures/form-picture';
import { PeopleTicks, PictureField } from '@/features/editorial/editor/pictures/picture-field';
import { pictureFields, pictureProblems } from '@/features/editorial/editor/pictures/picture-fields';
import { rulesTogether } from '@/lib/forms/rules-together';
import { SaveBar, SaveButtons } from '@/features/editorial/editor/save-buttons';
import { useRequestBuild } from '@/features/shared/publishing/mutations';
import { articlePhotosOf } from '@/lib/content/article-photos';
import { articleLabels, articlesTable } from '@/lib/content/content-columns';
import type { DraftName } from '@/lib/forms/draft';
import { formMessages } from '@/lib/forms/form.messages';
import { requiredLine } from '@/lib/forms/text-rules';
import type { CallContext } from '@/lib/supabase/client';
import type { Tables, TablesUpdate } from '@/lib/supabase/database.types';
import { insertRows, updateRow } from '@/lib/supabase/write-rows';
import { todayOnServer } from '@/lib/text/format-time';
import { MarkdownField } from './markdown-field';
import { articlePhotosText, photosRule, withStoredPhotos } from './photo-values';
import { ArticlePhotosField } from './photos-field';
import { slugOf } from './slug';

export type Article = Tables<'news_articles'>;

/** Width by height of an article's picture. */
const aspect = 3 / 2;

// The preview brings the Markdown package along.
const ArticlePreview = lazyPart(async () => (await import('./article-preview')).ArticlePreview, {
  loading: <p className="py-10 text-center text-ink-soft">Pratinjau sedang dimuat, atau gagal dimuat.</p>,
});

// The problems of links, pictures and titles bring the Markdown package along: most texts have none.
const ArticleProblems = lazyPart(async () => (await import('./article-problems')).ArticleProblems);
const mayHaveProblems = /\]\(|!\[|^\s*# /m;

/** Stores new photos, and gives the columns to write. */
const stored = async <Columns extends TablesUpdate<'news_articles'>>(
  columns: Columns,
  context: CallContext,
) => withStoredPhotos(await withStoredPhoto(columns, context), context);

/** A draft may lack a picture and a day. */
const articleForm = declareRowForm(articlesTable, {
  draft: 'article',
  fields: {
    title: line({ required: contentMessages.titleMissing, max: 200 }),
    slug: {
      ...line({ required: contentMessages.slugMissing, max: 100, input: { autoCapitalize: 'none' } }),
      rule: v.pipe(
        requiredLine(contentMessages.slugMissing, 100),
        v.regex(
          /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
          'Gunakan huruf kecil, angka, dan tanda hubung saja, seperti panen-sayur-pertama.',
        ),
      ),
    },
    date: {
      ...anyDay({ required: contentMessages.dateMissing, width: 'half' }),
      rule: v.pipe(v.string(), v.regex(/^20\d\d-\d\d-\d\d$/, contentMessages.dateMissing)),
      wordsOf: String,
    },
    category: line({
      required: 'Kategori wajib diisi.',
      max: 50,
      hint: 'Misalnya Kegiatan atau Pembangunan.',
      width: 'half',
    }),
    author: line({ max: 100, hint: `Bila kosong: ${site.newsAuthor}.` }),
    excerpt: paragraph({
      required: 'Ringkasan wajib diisi.',
      max: 500,
      hint: 'Satu atau dua kalimat, yang tampil di daftar berita dan pratinjau tautan.',
    }),
    content: {
      ...textLines({
        required: 'Isi artikel wajib diisi.',
        max: 50_000,
        hint: 'Kosongkan satu baris untuk mulai paragraf baru. Teks, daftar, dan alamat dari Word atau WhatsApp boleh ditempel apa adanya; *teks di antara bintang* tampil tebal. Tautan ke halaman situs ini ditulis seperti /kontak.',
      }),
      Control: ({ name, form, ...words }) => <MarkdownField required {...words} {...form.field(name)} />,
    },
    photos: {
      rule: photosRule,
      textOf: (photos) => articlePhotosText(articlePhotosOf(photos)),
      wordsOf: (photos) => `${articlePhotosOf(photos).length} foto`,
      Control: ({ form }) => <ArticlePhotosField form={form} />,
    },
    ...pictureFields,
    status: { rule: v.string() },
  },
  rules: (fields) =>
    v.pipe(
      fields,
      rulesTogether((input) => ({
        date:
          input.status === 'terbit' &&
          input.date > todayOnServer() &&
          'Tanggal artikel yang terbit tidak boleh setelah hari ini.',
        ...pictureProblems(input),
      })),
    ),
  unique: { constraint: 'news_articles_slug_key', field: 'slug' },
  messages: entryMessages('Artikel'),
  reloads: [contentKey],
  calls: {
    add: async (row, context) => insertRows(articlesTable, [await stored(row, context)], context),
    update: async ({ changes, ...update }, context) =>
      updateRow(articlesTable, { ...update, changes: await stored(changes, context) }, context),
  },
});

/** The name of the draft of a stored article. */
export const articleDraft = (id: string): DraftName => `${articleForm.draft}:${id}`;

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
  const form = useDeclaredForm(articleForm, {
    row: article,
    isGone,
    start: { date: todayOnServer(), status: 'draf' },
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
    // By the form's present values: several keys may be pressed before it is rendered again.
    const isSuggested = form.valueOf('slug') === slugOf(form.valueOf('title'));
    await title.onChange(event);
    // Not for a published article, to which links lead already.
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
            label={articleLabels.title}
            required
            autoComplete="off"
            {...title}
            onChange={(event) => void handleTitle(event)}
          />
          <RowFields
            form={form}
            names={['slug', 'date', 'category', 'author', 'excerpt']}
            hints={{ slug: slugHint }}
          />
          <PictureField form={form} picture={picture} aspect={aspect} asksForPeople={false} />
          <RowFields form={form} names={['content']} />
          {mayHaveProblems.test(typed.content) && <ArticleProblems content={typed.content} />}
          <RowFields form={form} names={['photos']} />
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
