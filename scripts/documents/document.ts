import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { ContentError } from '../mistake.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

const frontMatter = v.strictObject({
  title: text,
  /** One sentence, for lists on the site and the PDF's subject. */
  description: text,
  /** Two or three sentences on the cover. */
  summary: text,
  category: text,
  /** Day of the edition, and the PDF's creation date. */
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
  source: {
    file: string;
    /** The Markdown below the front matter. */
    body: string;
    /** Line on which the body begins, counted from 1. */
    bodyLine: number;
  };
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
export const readDocuments = ({ sources, pdfs }: typeof downloads): Document[] =>
  readdirSync(sources)
    .filter((entry) => entry.endsWith('.md'))
    .sort()
    .map((entry) => readDocument(`${sources}/${entry}`, pdfs));

/** YAML between two lines of `---` at the top of the file. */
const frontMatterBlock = /^---\r?\n([^]*?)^---[^\S\n]*\r?\n?/m;

/**
 * The document of a Markdown file.
 * @param pdfs - folder of its PDF
 * @param text - the file's text, read from the disk when absent
 * @throws ContentError for a mistake in its front matter
 */
export function readDocument(file: string, pdfs: string, text = readFileSync(file, 'utf8')): Document {
  const match = text.startsWith('---') ? frontMatterBlock.exec(text) : null;
  if (!match) throw new ContentError(file, 1, 'begins without front matter between two lines of ---.');
  const [block, yaml = ''] = match;
  const lines = block.split('\n');
  const parsed = parseDocument(yaml);
  const [error] = parsed.errors;
  if (error) {
    // The front matter begins on line 2.
    const line = (error.linePos?.[0].line ?? 0) + 1;
    throw new ContentError(file, line, error.message.replace(/ at line [^]*/, '.'));
  }
  const result = v.safeParse(frontMatter, parsed.toJS());
  if (!result.success) {
    const [issue] = result.issues;
    const [key = ''] = v.getDotPath(issue)?.split('.') ?? [];
    const line = lines.findIndex((one) => one.startsWith(`${key}:`)) + 1 || 1;
    throw new ContentError(file, line, `${key}: ${issue.message}.`);
  }
  const name = path.basename(file, '.md');
  const source = { file, body: text.slice(block.length), bodyLine: lines.length };
  return { ...result.output, name, pdf: `${pdfs}/${name}.pdf`, source };
}
