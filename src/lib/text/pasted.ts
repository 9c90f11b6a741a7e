import { searchKey } from './search-key';
import { visibleText } from './visible-text';

const quotes = `\\s"'“”„‟‘’‚‛‹›«»\`´*`;
const marksBefore = new RegExp(
  `^(?:[${quotes}.,;:!?…|•·●▪◦‣\\uF0A7\\uF0B7]|[-–—](?=\\s)|(?!62)\\d{1,2}[.)]\\s)+`,
  'u',
);
const marksAfter = new RegExp(`[${quotes}.,;:!?…|]+$`, 'u');
const opening = /^[(<[{]/;
const closing = /[)>\]}]$/;

/**
 * Whether a pasted text has several lines, or several cells of a spreadsheet, of which some may be empty. Line breaks
 * at its end do not count.
 */
export const isSeveralCells = (pasted: string) => /[\t\n\r]/.test(pasted.replace(/[\r\n]+$/, ''));

/**
 * A value without what word processors, chats and lists put around it: quotes, brackets, list marks, closing punctuation
 * and what nobody sees. '“(K7QF-2M9T-XW4D).”' -> 'K7QF-2M9T-XW4D', '• a@contoh.id,' -> 'a@contoh.id'
 */
export function bare(pasted: string): string {
  let value = visibleText(pasted);
  for (;;) {
    const next = withoutBrackets(value.replace(marksBefore, '').replace(marksAfter, ''));
    if (next === value) return value;
    value = next;
  }
}

/** Takes off brackets around the whole and halves of pairs: '(024) 760' keeps its own. */
function withoutBrackets(value: string): string {
  const opens = opening.test(value);
  const closes = closing.test(value);
  const isPair = opens && closes && !/[()<>[\]{}]/.test(value.slice(1, -1));
  if (isPair) return value.slice(1, -1);
  if (opens && !/[)>\]}]/.test(value)) return value.slice(1);
  return closes && !/[(<[{]/.test(value) ? value.slice(0, -1) : value;
}

/** 'Budi <mailto:budi@contoh.id>,' and 'Email: “budi@contoh.id”.' -> 'budi@contoh.id' */
export function bareEmail(pasted: string): string {
  const address = visibleText(pasted)
    .replace(/^([_~])(.*)\1(?=\W*$)/, '$2')
    .replace(/ ?([@<>]) ?/g, '$1')
    .replace(/@.*/, (domain) => domain.replace(/ ?\. ?/g, '.'))
    .replace(/^.*<([^<>]+@[^<>]+)>[^@]*$/, '$1');
  return bare(
    bare(address)
      .replace(/^(?:alamat )?(?:e-?mail|surel)\s*[:=]\s*/i, '')
      .replace(/^[^\p{L}\p{N}]*mailto:([^?]+)(?:\?.*)?$/iu, '$1'),
  );
}

/** Takes off a chat's signs for italics and strikethrough at the ends. */
const withoutChatMarks = (value: string) => value.replace(/^[_~]+|[_~]+$/g, '');

/** The patterns by which links of this site name a code. */
const codeInLink = [
  /[?&](?:kode|sppg)=([^&#\s]+)/i,
  /\/sppg\/([^\s/?#]+)/i,
  /\/lacak\/?(?:\?[^\s#]*)?#([^\s&]+)/i,
];

/** Registration codes in a sentence, with whatever stands between their parts. */
const registrationCode =
  /(?:^|[^\p{L}\p{N}])SPPG(?:[\s\p{Pd}\u2212_./]{0,3}[\dOIL]{3,}){1,4}(?:\p{Pd}[A-Z\d]+)*(?![\p{L}\p{N}])/giu;

const label = /^(?:simpan\s+)?(?:kode|no(?:mor)?\.?|id)(?![\p{L}\p{N}])[^:=]{0,40}[:=]\s*/iu;

/** Whether a text is a registration code from its first letter to its last digit, and not a part of one or a name. */
export const isWholeCode = (text: string) => /^SPPG\d{7,}$/.test(searchKey(text));

/**
 * The code or name that a pasted text means: of a link of this site, of a sentence and of what *Bagikan* shares the code in it,
 * else the text without label and marks. 'Cek di sini: https://contoh.id/sppg?kode=SPPG-3302-813.' -> 'SPPG-3302-813'
 */
export function meantBy(pasted: string): string {
  const shown = visibleText(pasted);
  const linked = codeInLink.flatMap((pattern) => pattern.exec(shown)?.[1] ?? [])[0];
  // Unlike decodeURIComponent, it reads a broken percent sign as itself.
  if (linked) return withoutChatMarks(bare(new URLSearchParams(`kode=${linked}`).get('kode') ?? linked));
  const code = shown
    .normalize('NFKC')
    .match(registrationCode)
    ?.find((found) => /^SPPG\d{7}/.test(searchKey(found)));
  return withoutChatMarks(bare(code ?? bare(shown).replace(label, '')));
}

/** The text of an address's fragment or part, which browsers escape: '#K7QF-2M9T-XW4D%E2%80%9D' -> 'K7QF-2M9T-XW4D”' */
export function unescaped(part: string): string {
  const text = part.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
