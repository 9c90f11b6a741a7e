import type { Weight } from './fonts';
import type { Style } from './theme';

/** Words of one weight and link on one line. */
export type Run = { text: string; weight: Weight; width: number; link: string | undefined };
export type Line = { runs: Run[]; width: number };
type Measure = (text: string, weight: Weight, size: number) => number;

type Word = { text: string; weight: Weight; link: string | undefined };

const noBreakSpace = '\u00a0';

/** Breaks marked-up text into lines no wider than `width`. Throws when a single word does not fit. */
export function breakLines(source: string, style: Style, width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  let words: Word[] = [];
  for (const unit of unbreakableUnits(parseWords(source, style.weight))) {
    if (words.length > 0 && toLine([...words, ...unit], style, measure).width > width) {
      lines.push(toLine(words, style, measure));
      words = [];
    }
    words.push(...unit);
  }
  if (words.length > 0) lines.push(toLine(words, style, measure));
  const tooWide = lines.find((line) => line.width > width + 0.01);
  if (tooWide) throw new Error(`Wider than its place: ${tooWide.runs.map((run) => run.text).join('')}`);
  return lines;
}

function parseWords(source: string, weight: Weight): Word[] {
  return keepTogether(source)
    .split('**')
    .flatMap((part, index) =>
      part
        .split(/(?<= )/)
        .filter((text) => text !== '')
        .map((text) => ({ text, weight: index % 2 === 1 ? 'bold' : weight, link: linkOf(text) })),
    );
}

// A comma right after '**bold**' is a word of its own weight, but must not start a line.
function unbreakableUnits(words: Word[]): Word[][] {
  const units: Word[][] = [];
  let open = false;
  for (const word of words) {
    const last = units.at(-1);
    if (open && last) last.push(word);
    else units.push([word]);
    open = !word.text.endsWith(' ');
  }
  return units;
}

/** '5 juta', '30 menit': a number stays on the line of its unit; the last two words stay together when short. */
function keepTogether(source: string): string {
  return source
    .replace(
      /(\d) (?=(?:juta|miliar|persen|bulan|tahun|menit|jam|hari|kg|km|liter|orang|porsi|SPPG|m²|°C)\b)/g,
      `$1${noBreakSpace}`,
    )
    .replace(/ (?=\S{1,3}$)/, noBreakSpace);
}

function linkOf(word: string): string | undefined {
  const bare = word.trim().replace(/[.,;:)]+$/, '');
  if (/^\S+@\S+\.\S+$/.test(bare)) return `mailto:${bare}`;
  if (/^[a-z]+(\.[a-z]+)+\.id$/.test(bare)) return `https://${bare}`;
  return undefined;
}

function toLine(words: Word[], style: Style, measure: Measure): Line {
  const runs: Run[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    const text = word.text.replaceAll(noBreakSpace, ' ');
    if (last && last.weight === word.weight && last.link === word.link) last.text += text;
    else runs.push({ text, weight: word.weight, link: word.link, width: 0 });
  }
  for (const run of runs) run.width = measure(run.text, run.weight, style.size);
  const last = runs.at(-1);
  const trailing = last?.text.endsWith(' ') ? measure(' ', last.weight, style.size) : 0;
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) - trailing };
}
