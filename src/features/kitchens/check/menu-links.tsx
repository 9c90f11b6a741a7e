import { TextAnchor } from '@/components/links';
import type { Sppg } from '@/features/kitchens/sppg/api';

/** The networks where kitchens show their daily menu, and how the address of a profile begins. */
const networks = [
  { column: 'akun_instagram', name: 'Instagram', profiles: 'https://www.instagram.com/' },
  { column: 'akun_facebook', name: 'Facebook', profiles: 'https://www.facebook.com/' },
  { column: 'akun_tiktok', name: 'TikTok', profiles: 'https://www.tiktok.com/@' },
] as const;

/** Links to a kitchen's own accounts; nothing for one without any. */
export function MenuLinks({ sppg }: { sppg: Pick<Sppg, (typeof networks)[number]['column']> }) {
  const accounts = networks.flatMap(({ column, ...network }) => {
    const account = sppg[column];
    return account ? [{ ...network, account }] : [];
  });
  if (accounts.length === 0) return null;
  return (
    <ul aria-label="Menu harian" className="mt-5 space-y-1">
      {accounts.map(({ name, profiles, account }) => (
        <li key={name}>
          <TextAnchor
            href={profiles + account}
            target="_blank"
            rel="noopener"
            className="inline-block py-1 wrap-anywhere"
          >
            Menu harian di {name} @{account}
          </TextAnchor>
        </li>
      ))}
    </ul>
  );
}
