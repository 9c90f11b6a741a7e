import type { PageSource } from '../../src/prerender.tsx';
import { Mistake } from '../mistake.ts';
import {
  inspectPage,
  type InspectedPage,
  type PageProblem,
  sentenceOf,
  siteProblems,
} from './check-pages.ts';

type MadePage = InspectedPage & { source: PageSource };

export interface Made {
  pages: MadePage[];
  /** The pages of rows that could not be made. */
  leftOut: PageProblem[];
}

const leftOut = (path: string, detail: string): PageProblem => ({ kind: 'left-out', paths: [path], detail });

/** All that an error and its causes say, in one line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` ${reasonOf(error.cause)}`;
  return `${error.message}${cause}`.replaceAll(/\s+/g, ' ').slice(0, 300);
}

/**
 * Makes the pages one after the other. The page of a row that can't be made is left out: whoever wrote the row must not keep
 * the site from being built.
 * @param render - gives a page's whole HTML
 * @throws what `render` threw for any other page
 */
export async function makePages(
  sources: PageSource[],
  siteUrl: string,
  render: (source: PageSource) => Promise<string>,
  write: (source: PageSource, html: string) => void,
): Promise<Made> {
  const made: Made = { pages: [], leftOut: [] };
  for (const source of sources) {
    const { path, isOfRow } = source;
    try {
      const html = await render(source);
      const page = inspectPage({ path, html, url: siteUrl + path });
      const [problem] = page.problems;
      if (isOfRow && problem) {
        made.leftOut.push(leftOut(path, problem.detail));
      } else {
        write(source, html);
        made.pages.push({ ...page, source });
      }
    } catch (error) {
      if (!isOfRow) throw error;
      made.leftOut.push(leftOut(path, reasonOf(error)));
    }
  }
  return made;
}

/**
 * What is wrong with the made pages because of rows.
 * @param isOfRows - whether a text stands in what admins have published
 * @throws Mistake that names what is wrong because of the site itself
 */
export function judgePages(
  { pages, leftOut: absent }: Made,
  hasFile: (path: string) => boolean,
  isOfRows: (text: string) => boolean,
): PageProblem[] {
  const ofRow = new Set(pages.filter(({ source }) => source.isOfRow).map(({ path }) => path));
  const isFromRow = ({ kind, paths, detail }: PageProblem) => {
    if (isOfRows(detail)) return true;
    const isPageOfRow = (path: string) => ofRow.has(path);
    // A row is to blame if one of two equal pages is a row's; any other problem is a row's only if all its pages are.
    return kind.startsWith('same-') ? paths.some(isPageOfRow) : paths.every(isPageOfRow);
  };
  const problems = siteProblems(pages, hasFile);
  const mistakes = problems.filter((problem) => !isFromRow(problem));
  if (mistakes.length > 0)
    throw new Mistake(
      `Some pages are not fit to be published:\n- ${mistakes.map((mistake) => sentenceOf(mistake)).join('\n- ')}`,
    );
  return [...absent, ...problems];
}
