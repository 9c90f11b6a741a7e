import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Container } from '@/components/section';
import { MailAddress } from '@/components/links';
import { Logo } from '@/components/logo';
import { SocialLinks } from '@/components/social-links';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { useHydratedValue } from '@/lib/use-hydrated-value';

const { street, city, postalCode, province } = site.address;

/** The current year; before hydration, the year of the build. */
const useYear = () => useHydratedValue(() => new Date().getFullYear(), import.meta.env.VITE_BUILD_YEAR);

const quickLinks = [
  { to: paths.home, label: 'Beranda' },
  { to: paths.tentang, label: 'Tentang Kami' },
  { to: paths.program, label: 'Program MBG & SPPG' },
  { to: paths.kemitraan, label: 'Kemitraan Strategis' },
  { to: paths.galeri, label: 'Galeri Foto' },
  { to: paths.berita, label: 'Berita' },
  { to: paths.kontak, label: 'Kontak' },
];

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-base text-white">{title}</h2>
      <ul className="mt-4 space-y-1">{children}</ul>
    </div>
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
            <FooterLink to={paths.home} label="Ke situs" />
          </ul>
        </Container>
      </footer>
    );
  }

  return (
    <footer className="no-print bg-brand-900 text-brand-100 pattern-kawung">
      <Container className="grid gap-10 py-14 sm:grid-cols-2 xl:grid-cols-[11fr_9fr_10fr_13fr]">
        <div>
          <p className="flex items-center gap-3 text-lg font-extrabold text-white">
            <Logo className="size-10" />
            {site.name}
          </p>
          <p className="mt-4">{site.description}</p>
          <SocialLinks className="mt-5" />
        </div>
        <FooterList title="Tautan Cepat">
          {quickLinks.map((link) => (
            <FooterLink key={link.to} {...link} />
          ))}
        </FooterList>
        <FooterList title="Fokus Program">
          {site.programFocus.map(({ id, title }) => (
            <FooterLink key={id} to={paths.program} label={title} />
          ))}
        </FooterList>
        <div>
          <h2 className="text-base text-white">Kantor</h2>
          <address className="mt-4 space-y-3 not-italic">
            <p className="flex gap-3">
              <MapPin aria-hidden="true" className="mt-1 size-5 shrink-0" />
              <span>
                {street}
                <br />
                {city} {postalCode}
                <br />
                {province}
              </span>
            </p>
            <p className="flex gap-3">
              <Phone aria-hidden="true" className="mt-1 size-5 shrink-0" />
              <a href={site.phone.href} className="hover:text-white hover:underline">
                {site.phone.display}
              </a>
            </p>
            <p className="flex gap-3">
              <Mail aria-hidden="true" className="mt-1 size-5 shrink-0" />
              <a href={`mailto:${site.email}`} className="hover:text-white hover:underline">
                <MailAddress address={site.email} />
              </a>
            </p>
          </address>
        </div>
      </Container>
      <div className="border-t border-white/15">
        <Container className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-6 text-sm">
          <p>
            © {year} {site.legalName}. Hak cipta dilindungi.
          </p>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            <FooterLink to={paths.lacak} label="Lacak Pesan & Pengajuan" />
            <FooterLink to={paths.privasi} label="Kebijakan Privasi" />
            <FooterLink to={paths.waspadaPenipuan} label="Waspada Penipuan" />
          </ul>
        </Container>
      </div>
    </footer>
  );
}
