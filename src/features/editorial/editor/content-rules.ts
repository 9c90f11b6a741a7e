import * as v from 'valibot';
import { optionalLine } from '@/lib/forms/text-rules';
import { bare } from '@/lib/text/pasted';

/** An https URL, without what was pasted around it; null when left empty. */
export const optionalUrl = (message: string) =>
  v.pipe(
    optionalLine(500),
    v.transform((url) => url && bare(url)),
    v.check((url) => url === null || /^https:\/\/[^/\\\s]+\.[^\\\s]+$/.test(url), message),
  );

/** A rule that stores what `parse` makes of a value; the message is for a value of which it makes nothing. */
export const parsed = <Typed, Stored>(parse: (typed: Typed) => Stored | undefined, message: string) =>
  v.rawTransform<Typed, Stored>(({ dataset, addIssue, NEVER }) => {
    const stored = parse(dataset.value);
    if (stored !== undefined) return stored;
    addIssue({ message });
    return NEVER;
  });
