import { clsx } from 'clsx';
import { Phone, Siren } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { RunningText } from '@/components/running-text';
import { ButtonAnchor } from '@/components/ui/button';
import { site } from '@/config/site';
import type { CallableKitchen } from '@/features/kitchens/sppg/called';
import type { Suspension } from '@/features/kitchens/sppg/suspension-state';
import { useCompany } from '@/lib/content/company';
import { serverNow } from '@/lib/supabase/server-time';
import { formatDate } from '@/lib/text/format';
import { telHref } from '@/lib/text/phone';
import { incidentFacts, kindText } from './content';
import { clockTime, type Incident, kindTitle, newestNews, nextNewsText } from './incident-state';
import { IncidentNewsList } from './news-list';

const minuteMs = 60_000;

function everyHalfMinute(notify: () => void) {
  const timer = setInterval(notify, minuteMs / 2);
  return () => clearInterval(timer);
}

/** The minute by the server's clock, in milliseconds; undefined in a page's HTML. */
export const useMinute = (): number | undefined =>
  useSyncExternalStore<number | undefined>(
    everyHalfMinute,
    () => Math.floor(serverNow() / minuteMs) * minuteMs,
    () => undefined,
  );

/** A kitchen with its incidents and whom to call about it. */
export type IncidentKitchen = CallableKitchen & {
  id: string;
  sppg_kejadian: Incident[];
  sppg_penghentian: Suspension[];
  status_verifikasi: string;
  ditutup_pada: string | null;
  wilayah: { regional_contacts: { nama_kontak: string; nomor_telepon: string } | null } | null;
};

/** Whom to call about a kitchen: the contact of its kabupaten or kota, else the office. */
export function useIncidentContact(wilayah: IncidentKitchen['wilayah'] | undefined) {
  const { phone } = useCompany();
  const contact = wilayah?.regional_contacts;
  return contact
    ? { name: 'Petugas kami', telephone: contact.nomor_telepon }
    : { name: 'Kantor kami', telephone: phone.display };
}

interface IncidentCardProps {
  incident: Incident;
  /** Whom to call, beside the emergency number where somebody may be hurt. */
  contact: { name: string; telephone: string };
  Heading: 'h2' | 'h3';
  /** Buttons for managers. */
  children?: ReactNode;
}

/** An open incident, as everyone reads it: what happened, which schools, whom to call, what is known, when there is more. */
export function IncidentCard({ incident, contact, Heading, children }: IncidentCardProps) {
  const { jenis, hari, created_at } = incident;
  const { advice, isDelivery } = kindText(jenis);
  const next = nextNewsText(incident, useMinute());
  const { emergency } = site.officialChannels;
  return (
    <div className="rounded-2xl border-2 border-danger-600 bg-danger-50 p-5 wrap-anywhere sm:p-6">
      <p className="flex items-center gap-2 text-sm font-semibold text-danger-700">
        <Siren aria-hidden="true" className="size-5 shrink-0" />
        Sedang berlangsung
      </p>
      <Heading className="mt-1 text-2xl">{kindTitle(jenis)}</Heading>
      <p>
        {formatDate(hari)}, dilaporkan {clockTime(created_at, hari)} WIB
      </p>
      <p className="mt-3 max-w-prose font-semibold">
        <RunningText text={advice} />
      </p>
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-[2fr_1fr]">
        {incidentFacts(incident).map(({ term, value }) => (
          <div key={term}>
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        {!isDelivery && (
          <ButtonAnchor href={emergency.href} variant="danger" size="sm">
            <Phone aria-hidden="true" className="size-4" />
            Darurat {emergency.display}
          </ButtonAnchor>
        )}
        <ButtonAnchor href={telHref(contact.telephone)} variant="outline" size="sm" className="bg-white">
          <Phone aria-hidden="true" className="size-4" />
          {contact.name} {contact.telephone}
        </ButtonAnchor>
      </div>
      <IncidentNewsList news={newestNews(incident)} hari={hari} />
      <p className={clsx('mt-4 font-semibold', next?.isOverdue && 'text-danger-700')}>{next?.text}</p>
      {children}
    </div>
  );
}
