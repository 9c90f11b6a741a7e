import { useCompany } from '@/lib/content/company';
import { TextAnchor } from './links';

interface NeedsScriptProps {
  /** What does not work without JavaScript, as the beginning of a sentence. */
  what: string;
  /** The address to write to instead; the company's mailbox when absent. */
  email?: string;
}

/** Tells visitors without JavaScript what is missing, and whom to call or write to. */
export function NeedsScript({ what, email }: NeedsScriptProps) {
  const company = useCompany();
  const address = email ?? company.email;
  return (
    <noscript>
      <p className="mb-5 rounded-xl border border-saffron-600 bg-saffron-50 px-4 py-3">
        {what} memerlukan JavaScript. Tanpa itu, telepon{' '}
        <TextAnchor href={company.phone.href}>{company.phone.display}</TextAnchor> atau tulislah ke{' '}
        <TextAnchor href={`mailto:${address}`}>{address}</TextAnchor>.
      </p>
    </noscript>
  );
}
