import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { PhoneLink, TextLink } from '@/components/links';
import { NotLoaded, PartNote } from '@/components/lists/loaded';
import { EmptyState } from '@/components/states';
import { Badge } from '@/components/ui/badge';
import { Button, ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { districtDataPath } from '@/config/data-files';
import { paths, sppgPath } from '@/config/paths';
import type { Built } from '@/lib/queries/built-query';
import { formatDate, formatNumber } from '@/lib/text/format';
import { useDistrict } from './api';
import { noKitchen, scope, sections } from './content';
import type { DistrictView } from './district';

interface DistrictSheetProps {
  nama: string;
  /** The district as it was when the site was built; null after a click on a link. */
  built: Built<DistrictView> | null;
}

/** All that the page says of a kabupaten or kota; with few kitchens it is one A4 on paper. */
export function DistrictSheet({ nama, built }: DistrictSheetProps) {
  const part = useDistrict(nama, built ?? undefined);
  const { data, day, query } = part;
  return (
    <>
      <h1 className="text-3xl sm:text-4xl print:text-2xl">{nama}</h1>
      {data && day ? (
        <>
          <p className="mt-2 max-w-prose text-lg print:text-base">
            {data.summary}. Keadaan per {formatDate(day)}.
          </p>
          <p className="mt-1 max-w-prose text-ink-soft">{scope}</p>
          <Contact contact={data.contact} nama={nama} />
          <PartNote what="Halaman ini" part={part} className="mt-4" />
          {data.kitchens.length > 0 ? (
            <Sheet nama={nama} view={data} />
          ) : (
            <div className="mt-6">
              <EmptyState
                title={noKitchen.title(nama)}
                action={<ButtonLink to={noKitchen.map.to}>{noKitchen.map.label}</ButtonLink>}
              >
                {noKitchen.text}
              </EmptyState>
              {data.changes.length > 0 && <Changes view={data} />}
            </div>
          )}
        </>
      ) : (
        <div className="mt-6">
          <NotLoaded
            query={query}
            loading="Memuat dapur di wilayah ini..."
            failure="Wilayah ini gagal dimuat."
          />
        </div>
      )}
    </>
  );
}

function Contact({ contact, nama }: { contact: DistrictView['contact']; nama: string }) {
  return (
    <p className="mt-3">
      {contact ? (
        <span>
          Petugas kami di {nama}: {contact.nama_kontak}, <PhoneLink number={contact.nomor_telepon} />
        </span>
      ) : (
        <TextLink to={paths.kontak}>Tanyakan kepada kami</TextLink>
      )}
    </p>
  );
}

function Sheet({ nama, view }: { nama: string; view: DistrictView }) {
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <ButtonAnchor href={districtDataPath(nama)} variant="outline" size="sm" download>
          <Download aria-hidden="true" className="size-4" />
          Unduh untuk Excel (CSV)
        </ButtonAnchor>
        <Button variant="outline" size="sm" className="noscript:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          Cetak
        </Button>
      </div>
      <Part title={sections.open.title} none={sections.open.none} isAlarm={view.open.length > 0}>
        {view.open.map(({ kode, nama: name, what, day, source }) => (
          <li key={`${kode} ${what} ${day}`}>
            <KitchenLink kode={kode} nama={name} />
            <span>
              : {what}, sejak {formatDate(day)}, menurut {source}
            </span>
          </li>
        ))}
      </Part>
      <Kitchens view={view} />
      <div className="gap-x-10 lg:grid lg:grid-cols-2 print:grid print:grid-cols-2">
        <Part title={sections.papers.title} none={sections.papers.none}>
          {view.papers.map(({ kode, nama: name, certificates }) => (
            <li key={kode}>
              <KitchenLink kode={kode} nama={name} />
              <ul className="text-sm">
                {certificates.map(({ jenis, state, day }) => (
                  <li key={jenis}>{`${jenis} ${state}${day ? `, ${formatDate(day)}` : ''}`}</li>
                ))}
              </ul>
            </li>
          ))}
        </Part>
        <Part
          title={sections.overdue.title}
          none={sections.overdue.none}
          note={
            view.complaintsAsOf &&
            `Dihitung sekali seminggu, terakhir Senin, ${formatDate(view.complaintsAsOf)}.`
          }
        >
          {view.overdue.map(({ kode, nama: name, count }) => (
            <li key={kode}>
              <KitchenLink kode={kode} nama={name} />
              <span>: {formatNumber(count)} keluhan</span>
            </li>
          ))}
        </Part>
      </div>
      <Changes view={view} />
    </>
  );
}

function Changes({ view }: { view: DistrictView }) {
  return (
    <Part title={sections.changes.title} none={sections.changes.none}>
      {view.changes.map(({ tanggal, kejadian, kode_unik_pendaftaran: kode, nama, oleh, kode_lama }) => (
        <li key={[tanggal, kejadian, kode, oleh].join(' ')}>
          <span>{`${formatDate(tanggal ?? '')}: `}</span>
          {nama && kode ? <KitchenLink kode={kode} nama={nama} /> : <span>{kode}</span>}
          <span>
            {[`, ${kejadian?.toLowerCase()}`, oleh && ` (${oleh})`, kode_lama && ` (sebelumnya ${kode_lama})`]
              .filter(Boolean)
              .join('')}
          </span>
        </li>
      ))}
    </Part>
  );
}

const KitchenLink = ({ kode, nama }: { kode: string; nama: string }) => (
  <TextLink to={sppgPath(kode)}>{nama}</TextLink>
);

interface PartProps {
  title: string;
  /** Stands in place of an empty list. */
  none: string;
  note?: string | null;
  isAlarm?: boolean;
  children: ReactNode[];
}

function Part({ title, none, note, isAlarm = false, children }: PartProps) {
  return (
    <section
      aria-label={title}
      className={
        isAlarm
          ? 'mt-6 break-inside-avoid rounded-2xl border-2 border-danger-600 bg-danger-50 p-4 print:mt-3 print:p-2'
          : 'mt-6 break-inside-avoid print:mt-3'
      }
    >
      <h2 className="text-xl print:text-base">{title}</h2>
      {children.length > 0 ? (
        <ul className="mt-2 space-y-1 wrap-anywhere print:mt-1 print:text-sm">{children}</ul>
      ) : (
        <p className="mt-1 text-ink-soft print:text-sm">{none}</p>
      )}
      {note && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
    </section>
  );
}

/** The table of the kitchens; its head is repeated on each sheet of paper. */
function Kitchens({ view: { kitchens } }: { view: DistrictView }) {
  const onlyWide = 'max-sm:hidden print:table-cell';
  const cell = 'px-2 py-2 text-left align-top first:pl-4 last:pr-4 print:py-1';
  return (
    <section aria-label={sections.kitchens.title} className="mt-6 print:mt-3">
      <h2 className="text-xl print:text-base">{sections.kitchens.title}</h2>
      <table className="mt-2 w-full overflow-hidden rounded-2xl border border-paper-line bg-white text-sm">
        <thead className="bg-paper-deep">
          <tr>
            <th scope="col" className={`${cell} w-[45%]`}>
              Nama dan kode
            </th>
            <th scope="col" className={cell}>
              Keadaan
            </th>
            <th scope="col" className={`${cell} ${onlyWide}`}>
              Sekolah
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-paper-line">
          {kitchens.map(({ kode, nama, state, tone, since, schools }) => (
            <tr key={kode} className="break-inside-avoid">
              <th scope="row" className={`${cell} font-normal wrap-anywhere`}>
                <KitchenLink kode={kode} nama={nama} />
                <span className="block text-ink-soft">{kode}</span>
                {schools > 0 && (
                  <span className="block text-ink-soft sm:hidden print:hidden">
                    {`${formatNumber(schools)} sekolah`}
                  </span>
                )}
              </th>
              <td className={cell}>
                <Badge tone={tone} size="small">
                  {state}
                </Badge>
                {since && <span className="mt-0.5 block text-ink-soft">{since}</span>}
              </td>
              <td className={`${cell} ${onlyWide}`}>
                {schools > 0 ? formatNumber(schools) : 'belum dicatat'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
