import { useCompany } from '@/lib/content/company';

/** What the company is under law, for whoever checks it, and what of it the owner has not entered. */
export function LegalIdentity() {
  const { legal } = useCompany();
  return (
    <section aria-label="Badan hukum kami" className="mt-8">
      <h3 className="mb-4 text-xl">Badan hukum kami</h3>
      <dl>
        {legal.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-6 border-t border-paper-line py-2 wrap-anywhere sm:py-3"
          >
            <dt className="text-ink-muted">{label}</dt>
            <dd className={value ? 'font-semibold' : 'text-ink-muted'}>{value || 'belum diisi'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
