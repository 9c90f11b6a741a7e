import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { ContentError, type MarkdownFile, readMarkdownFile } from '../content/markdown-file.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

const frontMatter = v.strictObject({
  title: text,
  /** One plain sentence for lists on the site, and the subject of the PDF. */
  description: text,
  /** Two or three sentences on the cover. */
  summary: text,
  category: text,
  /** Day of the edition, printed nowhere: the PDF's own date, so that a second run writes the same bytes. */
  date: v.pipe(v.string(), v.isoDate()),
  /** As it is printed: 'Edisi November 2026'. */
  version: text,
  keywords: v.array(text),
  /** Which address a reader should write to. */
  contact: v.picklist(['umum', 'kemitraan']),
});

/** A Markdown file of `src/content/documents` and the PDF that is made of it. */
export interface Document extends v.InferOutput<typeof frontMatter> {
  /** The name of both files without their endings. */
  name: string;
  /** Path of the PDF in the repository. */
  pdf: string;
  source: MarkdownFile;
}

/** Every document of both folders. */
export const allDocuments = () => [...readDocuments(downloads), ...readDocuments(programDocuments)];

/** The files that pages offer for download. */
export const downloads = { sources: 'src/content/documents', pdfs: 'public/docs' };

/** What the seed puts into the bucket `program_documents`, under the names that supabase/seed.sql gives it. */
export const programDocuments = {
  sources: 'src/content/documents/program',
  pdfs: 'supabase/seed/program_documents/program_regulations',
};

/**
 * The documents of a folder, by name.
 * @throws ContentError where a file's front matter is not as it should be
 */
export function readDocuments({ sources, pdfs }: typeof downloads): Document[] {
  return readdirSync(sources)
    .filter((entry) => entry.endsWith('.md'))
    .sort()
    .map((entry) => documentOf(readMarkdownFile(`${sources}/${entry}`), pdfs));
}

/**
 * The document that a Markdown file describes.
 * @param pdfs - the folder of its PDF
 * @throws ContentError where its front matter is not as it should be
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
