import { bare } from './pasted';
import { parsePhone, splitExtension } from './phone';

/** 'Telp. 0812…', 'tel:0812…', '“0812…”,' -> '0812…'; other words around a number stay. */
export const bareNumber = (typed: string) =>
  bare(
    bare(typed).replace(
      /^(?:(?:no(?:mor)?|hp|wa|whatsapp|te?lp|tele?pon|ponsel|tel|phone)\b[.: ]*)+(?=[+(\d])/i,
      '',
    ),
  );

/** The numbers of a text that has several: '0812-3456-7890 / 0813-…', '… atau …'. */
const numbersIn = (typed: string): string[] =>
  typed
    .split(/\s*[/;&|\n]\s*|\s*,\s*(?=[+(]?0|\+?62)|\s+(?:atau|dan)\s+/i)
    .map(bareNumber)
    .filter(Boolean);

/**
 * One number or two as they are stored, '(024) 760-1234 ext. 12 / 1500-123'; undefined when one of them can't be one.
 * @param write - how each is written
 */
export function phonesText(typed: string, write = (number: string) => number): string | undefined {
  const numbers = numbersIn(typed);
  if (numbers.length === 0 || numbers.length > 2) return undefined;
  const written = numbers.map((one) => {
    const [number, extension] = splitExtension(one);
    if (!parsePhone(one) || !/^\+?(?:[-. ()]*\d){5,15}$/.test(number)) return undefined;
    return extension ? `${write(number)} ext. ${extension}` : write(number);
  });
  return written.includes(undefined) ? undefined : written.join(' / ');
}
