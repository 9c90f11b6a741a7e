import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type MarkdownFile, readMarkdownFile } from '../content/markdown-file.ts';
import { ContentError } from '../mistake.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

const frontMatter = v.strictObject({
  title: text,
  /** One sentence, for lists on the site and the PDF's subject. */
  description: text,
  /** Two or three sentences on the cover. */
  summary: text,
  category: text,
  /**
   * Day of the edition. Used as the PDF's creation date instead of the current time, so that every run writes the
   * same bytes.
   */
  date: v.pipe(v.string(), v.isoDate()),
  /** As printed: 'Edisi November 2026'. */
  version: text,
  keywords: v.array(text),
  /** Which e-mail address the contact panel shows. */
  contact: v.picklist(['umum', 'kemitraan']),
});

/** A Markdown file in `src/content/documents` and the PDF rendered from it. */
export interface Document extends v.InferOutput<typeof frontMatter> {
  /** The name of both files without extension. */
  name: string;
  /** Path of the PDF, from the project root. */
  pdf: string;
  source: MarkdownFile;
}

/** Every document of both folders. */
export const allDocuments = () => [...readDocuments(downloads), ...readDocuments(programDocuments)];

/** Documents that pages offer for download. */
export const downloads = { sources: 'src/content/documents', pdfs: 'public/docs' };

/** Documents that the seed uploads to the bucket `program_documents`; their names must match supabase/seed.sql. */
export const programDocuments = {
  sources: 'src/content/documents/program',
  pdfs: 'supabase/seed/program_documents/program_regulations',
};

/**
 * The documents of a folder, sorted by name.
 * @throws ContentError for a mistake in the front matter
 */
export function readDocuments({ sources, pdfs }: typeof downloads): Document[] {
  return readdirSync(sources)
    .filter((entry) => entry.endsWith('.md'))
    .sort()
    .map((entry) => documentOf(readMarkdownFile(`${sources}/${entry}`), pdfs));
}

/**
 * The document of a Markdown file.
 * @param pdfs - folder of its PDF
 * @throws ContentError for a mistake in its front matter
 */
export function documentOf(source: MarkdownFile, pdfs: string): Document {
  const result = v.safeParse(frontMatter, source.frontMatter);
  if (!result.success) {
    const [issue] = result.issues;
    const [key = ''] = v.getDotPath(issue)?.split('.') ?? [];
    throw new ContentError(source.file, source.lineOf(key), `${key}: ${issue.message}.`);
  }
  const name = path.basename(source.file, '.md');
  return { ...result.output, name, pdf: `${pdfs}/${name}.pdf`, source };
}
