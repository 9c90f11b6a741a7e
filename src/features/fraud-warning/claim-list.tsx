import { claims, claimTitles } from './content';

export function ClaimList() {
  return (
    <ul className="space-y-4">
      {claims.map(({ claim, fact }) => (
        <li
          key={claim}
          className="overflow-hidden rounded-2xl border border-paper-line bg-white lg:grid lg:grid-cols-2"
        >
          <div className="bg-danger-50 p-6">
            <p className="text-sm font-bold text-danger-700">{claimTitles.claim}</p>
            <p className="mt-2 text-lg font-semibold">{claim}</p>
          </div>
          <div className="p-6">
            <p className="text-sm font-bold text-brand-600">{claimTitles.fact}</p>
            <p className="mt-2 text-ink-soft">{fact}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
