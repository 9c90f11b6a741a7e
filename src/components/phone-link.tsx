import { telHref } from '@/lib/text/tel-href';
import { TextAnchor } from './text-link';

/** A phone number in running text, which a tap dials. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <TextAnchor href={telHref(number)} className="whitespace-nowrap">
      {number}
    </TextAnchor>
  );
}
