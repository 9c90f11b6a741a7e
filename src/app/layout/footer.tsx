import { BadgeCheck, ChevronDown, MessageSquareWarning, PackageSearch, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Container } from '@/components/section';
import { Logo } from '@/components/logo';
import { OfficeAddress } from '@/components/office-address';
import { SocialLinks } from '@/components/social-links';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { useCompany } from '@/lib/content/company';
import { useHydratedValue } from '@/lib/use-hydrated-value';

/** The current year; before hydration, the year of the build. */
const useYear = () => useHydratedValue(() => new Date().getFullYear(), import.meta.env.VITE_BUILD_YEAR);

/** The links that visitors look for in a footer, above the rest. */
const helpLinks = [
  { to: paths.sppg, label: 'Cek SPPG', Icon: BadgeCheck },
  { to: paths.keluhan, label: 'Sampaikan Keluhan', Icon: MessageSquareWarning },
  { to: paths.lacak, label: 'Lacak Pesan & Pengajuan', Icon: PackageSearch },
  { to: paths.waspadaPenipuan, label: 'Waspada Penipuan', Icon: ShieldAlert },
];

const quickLinks = [
  { to: paths.home, label: 'Beranda' },
  { to: paths.tentang, label: 'Tentang Kami' },
  { to: paths.program, label: 'Program MBG & SPPG' },
  { to: paths.kemitraan, label: 'Kemitraan Strategis' },
  { to: paths.galeri, label: 'Galeri Foto' },
  { to: paths.berita, label: 'Berita' },
  { to: paths.kontak, label: 'Kontak' },
];

/** A column of the footer, folded on phones. */
function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-white/15 unfolded:border-0 unfolded:details-content:[content-visibility:visible]">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-bold text-white unfolded:hidden">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      <h2 className="mb-4 hidden text-base text-white unfolded:block">{title}</h2>
      <div className="pb-3">{children}</div>
    </details>
  );
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <Link to={to} className="inline-block py-1 hover:text-white hover:underline">
        {label}
      </Link>
    </li>
  );
}

function FooterList({ links }: { links: { to: string; label: string }[] }) {
  return (
    <ul className="space-y-1">
      {links.map((link) => (
        <FooterLink key={link.label} {...link} />
      ))}
    </ul>
  );
}

const Office = () => <OfficeAddress company={useCompany()} />;

/** The end of every page; one line under /admin, whose users know the company. */
export function Footer() {
  const year = useYear();
  const { pathname } = useLocation();

  if (pathname.startsWith(paths.admin)) {
    return (
      <footer className="no-print bg-brand-900 text-sm text-brand-100">
        <Container className="flex justify-between gap-6 py-3">
          <p className="py-1">
            © {year} {site.name}
          </p>
          <ul className="flex gap-6">
            <FooterLink to={paths.privasi} label="Privasi" />
            <FooterLink to={paths.home} label="Lihat situs" />
          </ul>
        </Container>
      </footer>
    );
  }

  return (
    <footer className="no-print bg-brand-900 text-brand-100 pattern-kawung">
      <div className="border-b border-white/15 bg-brand-800">
        <Container>
          <ul className="grid divide-white/15 grid-cols-2 gap-x-4 xl:grid-cols-[repeat(4,auto)] xl:gap-x-0 xl:divide-x">
            {helpLinks.map(({ to, label, Icon }) => (
              <li key={to} className="xl:px-5 xl:first:pl-0 xl:last:pr-0">
                <Link
                  to={to}
                  className="flex min-h-12 items-center gap-3 py-2 font-semibold md:min-h-14 text-white hover:underline"
                >
                  <Icon aria-hidden="true" className="size-6 shrink-0 text-saffron-300" />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Container>
      </div>
      <Container className="grid py-5 md:grid-cols-2 md:gap-10 md:py-14 xl:grid-cols-[11fr_9fr_10fr_13fr]">
        <div className="pb-5 md:pb-0">
          <p className="flex items-center gap-3 text-lg font-extrabold text-white">
            <Logo className="size-10" />
            {site.name}
          </p>
          <p className="mt-3">{site.description}</p>
        </div>
        <FooterColumn title="Tautan Cepat">
          <FooterList links={quickLinks} />
        </FooterColumn>
        <FooterColumn title="Fokus Program">
          <FooterList links={site.programFocus.map(({ title }) => ({ to: paths.program, label: title }))} />
        </FooterColumn>
        <div className="max-md:border-t max-md:border-white/15 max-md:pt-4">
          <h2 className="mb-4 text-base text-white max-md:hidden">Kantor</h2>
          <Office />
        </div>
      </Container>
      <div className="border-t border-white/15">
        <Container className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-4 text-sm">
          <SocialLinks />
          <ul className="flex flex-wrap gap-x-6">
            <FooterLink to={paths.lowongan} label="Lowongan" />
            <FooterLink to={paths.angka} label="Angka SPPG" />
            <FooterLink to={paths.privasi} label="Kebijakan Privasi" />
          </ul>
          <p>
            © {year} {site.legalName}. Hak cipta dilindungi.
          </p>
        </Container>
      </div>
    </footer>
  );
}
