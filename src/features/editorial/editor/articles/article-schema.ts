import * as v from 'valibot';
import { optionalLine, requiredLine, requiredText } from '@/lib/forms/text-rules';
import { todayOnServer } from '@/lib/text/format-time';
import type { Tables } from '@/lib/supabase/database.types';
import { contentMessages } from '@/features/editorial/editor/messages';
import {
  pictureEntries,
  pictureProblems,
  pictureValues,
} from '@/features/editorial/editor/pictures/picture-schema';
import { articlePhotosOf } from '@/lib/content/article-photos';
import { photosRule, articlePhotosText } from './photo-values';
import { rulesTogether } from '@/lib/forms/rules-together';

export type Article = Tables<'news_articles'>;

/** The rules of an article; as a draft it may wait for its picture and its day. */
export const articleSchema = v.pipe(
  v.object({
    title: requiredLine(contentMessages.titleMissing, 200),
    slug: v.pipe(
      requiredLine(contentMessages.slugMissing, 100),
      v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, contentMessages.slugWrong),
    ),
    date: v.pipe(v.string(), v.regex(/^20\d\d-\d\d-\d\d$/, contentMessages.dateMissing)),
    author: optionalLine(100),
    category: requiredLine(contentMessages.categoryMissing, 50),
    excerpt: requiredLine(contentMessages.excerptMissing, 500),
    content: requiredText(contentMessages.contentMissing, 50_000),
    photos: photosRule,
    ...pictureEntries,
  }),
  rulesTogether((input) => ({
    date: input.status === 'terbit' && input.date > todayOnServer() && contentMessages.dateInFuture,
    ...pictureProblems(input),
  })),
);

/** An article as it is sent to the database. */
export type ArticleInput = v.InferOutput<typeof articleSchema>;

/** The form's values of an article, or of a new one. */
export function articleValues(article?: Article) {
  return {
    title: article?.title ?? '',
    slug: article?.slug ?? '',
    date: article?.date ?? todayOnServer(),
    author: article?.author ?? '',
    category: article?.category ?? '',
    excerpt: article?.excerpt ?? '',
    content: article?.content ?? '',
    photos: articlePhotosText(articlePhotosOf(article?.photos)),
    ...pictureValues(article),
  };
}
