import { useCompany } from '@/lib/content/company';

/** What the company is under law, for whoever checks it; nothing while the owner has entered nothing. */
export function LegalIdentity() {
  const { legal } = useCompany();
  if (legal.length === 0) return null;
  return (
    <section aria-label="Badan hukum kami" className="mt-8">
      <h3 className="mb-4 text-xl">Badan hukum kami</h3>
      <dl>
        {legal.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-6 border-t border-paper-line py-3 wrap-anywhere"
          >
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
