import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { paths } from '../../src/config/paths.ts';
import { site } from '../../src/config/site.ts';
import { articleHtml, articleProblems } from '../../src/features/news/article-html.ts';
import type { NewsItem } from '../../src/features/news/news-row.ts';
import { pictureFolder, readPictureFiles } from '../pictures/picture-files.ts';
import { ContentError } from '../mistake.ts';
import { readMarkdownFile } from './markdown-file.ts';

/** The folder of the articles, one Markdown file each. */
export const newsFolder = 'src/content/news';

export interface NewsArticle extends Omit<NewsItem, 'picture' | 'previewImage' | 'oldSlugs'> {
  /** Name of a picture in src/content/pictures. */
  picture: string;
  html: string;
}

const text = v.pipe(
  v.string(({ input }) => (input === null ? 'is empty.' : 'is no text: put it in "quotes".')),
  v.trim(),
  v.nonEmpty('is empty.'),
);

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript reads 31 February as 3 March.
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(`${text}T`);
}

const frontMatter = (today: string) =>
  v.strictObject({
    title: text,
    date: v.pipe(
      text,
      v.check(isDate, 'is no day of the calendar, written like 2026-11-09.'),
      v.maxValue(today, `lies in the future; today is ${today} in Central Java.`),
    ),
    author: v.optional(text, site.newsAuthor),
    category: text,
    picture: v.pipe(
      text,
      v.check(
        (name) => readPictureFiles().has(name),
        ({ input }) => `names "${input}", which is not in ${pictureFolder}.`,
      ),
    ),
    excerpt: text,
  });

function problemWith(issue: v.BaseIssue<unknown>): { key?: string; problem: string } {
  const key = issue.path?.[0]?.key;
  if (typeof key !== 'string') return { problem: 'has nothing between the two lines of ---.' };
  if (issue.type !== 'strict_object') return { key, problem: `${key} ${issue.message}` };
  const problem =
    issue.expected === 'never' ? `${key} is none of the fields of an article.` : `${key} is missing.`;
  return { key, problem };
}

/** Whether the site has a page or a file at this path. */
function hasAddress(pathname: string): boolean {
  const slug = pathname.startsWith(`${paths.berita}/`) ? pathname.slice(paths.berita.length + 1) : undefined;
  if (slug !== undefined) return existsSync(path.join(newsFolder, `${slug}.md`));
  const pages: string[] = Object.values(paths);
  if (pages.includes(pathname)) return true;
  return statSync(path.join('public', pathname), { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * Reads and checks one article.
 * @param file - in `newsFolder`; its name becomes the slug of the URL
 * @param content - read from the disk when absent
 * @param today - ISO date; the current date in Central Java when absent
 * @throws ContentError that names the file and line of a mistake
 */
export function readArticle(file: string, content?: string, today = todayInCentralJava()): NewsArticle {
  const slug = path.basename(file, '.md');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    throw new ContentError(
      file,
      1,
      'the name becomes the address: small letters, digits and single hyphens, then .md; two may not differ in capitals alone.',
    );
  const article = readMarkdownFile(file, content);
  const { success, output, issues } = v.safeParse(frontMatter(today), article.frontMatter);
  if (!success) {
    const { key, problem } = problemWith(issues[0]);
    throw new ContentError(file, key ? article.lineOf(key) : 1, problem);
  }
  if (!article.body.trim()) throw new ContentError(file, article.bodyLine, 'has no text below its top.');
  const [problem] = articleProblems(article.body, hasAddress);
  if (problem) throw new ContentError(file, article.bodyLine + problem.line - 1, problem.text);
  return { slug, ...output, html: articleHtml(article.body, hasAddress) };
}

function todayInCentralJava(): string {
  // The Swedish locale formats dates as ISO.
  return new Date().toLocaleDateString('sv', { timeZone: 'Asia/Jakarta' });
}

/**
 * The paths of the articles.
 * @throws ContentError if the folder contains anything else
 */
export function articleFiles(folder = newsFolder): string[] {
  const files = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return files.sort().map((name) => {
    const file = `${folder}/${name}`;
    if (!name.endsWith('.md')) throw new ContentError(file, 1, 'is no article: those are files named ….md.');
    return file;
  });
}

/**
 * All articles, newest first.
 * @throws ContentError as `readArticle` and `articleFiles` do
 */
export function readNews(folder = newsFolder): NewsArticle[] {
  return articleFiles(folder)
    .map((file) => readArticle(file))
    .sort((a, b) => b.date.localeCompare(a.date));
}
