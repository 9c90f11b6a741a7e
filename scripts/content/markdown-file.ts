import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { ContentError } from '../mistake.ts';

/** A Markdown file with front matter: YAML between two lines of `---` at its top. */
export interface MarkdownFile {
  /** The path that was passed to `readMarkdownFile`. */
  file: string;
  /** Parsed, but not validated. */
  frontMatter: unknown;
  /** The Markdown below the front matter. */
  body: string;
  /** Line on which the body begins, counted from 1. */
  bodyLine: number;
  /** Line of a key in the front matter, counted from 1; 1 if the key is missing. */
  lineOf: (key: string) => number;
}

const frontMatterBlock = /^---\r?\n([^]*?)^---[^\S\n]*\r?\n?/m;

/**
 * Splits a Markdown file into its front matter and its body.
 * @param text - the file's text, read from the disk when absent
 * @throws ContentError where the front matter is missing or is no YAML mapping
 */
export function readMarkdownFile(file: string, text = readFileSync(file, 'utf8')): MarkdownFile {
  const match = text.startsWith('---') ? frontMatterBlock.exec(text) : null;
  if (!match) throw new ContentError(file, 1, 'begins without front matter between two lines of ---.');
  const [block, yaml = ''] = match;
  const document = parseDocument(yaml);
  const [error] = document.errors;
  // The front matter begins on line 2.
  if (error)
    throw new ContentError(
      file,
      (error.linePos?.[0].line ?? 0) + 1,
      error.message.replace(/ at line [^]*/, '.'),
    );
  return {
    file,
    frontMatter: document.toJS(),
    body: text.slice(block.length),
    bodyLine: block.split('\n').length,
    lineOf: (key) => block.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1,
  };
}
