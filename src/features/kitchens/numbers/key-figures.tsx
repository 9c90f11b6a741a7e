import { Folded } from '@/components/folded';
import { TextAnchor } from '@/components/links';
import { lazyPart } from '@/components/lazy';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { formatDate, formatNumber } from '@/lib/text/format';
import { absoluteUrl } from '@/lib/url/site-url';
import { Method } from './block';
import type { BuiltNumbers } from './built-numbers';
import { dataSection, licence } from './content';
import { type PressNumbers, withoutSlhs } from './sums';

// The buttons bring the writer of CSV files along.
const DownloadButtons = lazyPart(async () => (await import('./download-buttons')).DownloadButtons);

interface KeyFiguresProps {
  numbers: PressNumbers;
  day: string;
  /** What the page was built with; null after a click on a link. */
  built: BuiltNumbers | null;
}

/** The numbers that are quoted most, and the files with all of them. */
export function KeyFigures({ numbers, day, built }: KeyFiguresProps) {
  const { sum } = numbers;
  const note = (name: string) => sum('SPPG dengan catatan', [name]);
  const [unconfirmed, unplanned] = [note('Belum dikonfirmasi'), note('Sasaran belum dicatat')];
  const closed = note('Ditutup');
  const operating = formatNumber(sum('SPPG', ['Sudah Operasional']));
  const figures = [
    {
      label: 'SPPG terkonfirmasi',
      value: sum('SPPG'),
      note: `${operating} sudah beroperasi`,
      method: `Dapur yang sudah kami konfirmasi, dalam keadaan apa pun. ${operating} di antaranya sudah beroperasi. ${
        unconfirmed > 0
          ? `${formatNumber(unconfirmed)} lainnya tercatat, belum kami konfirmasi, dan tidak dihitung.`
          : 'Semua yang tercatat sudah kami konfirmasi.'
      }${closed > 0 ? ` ${formatNumber(closed)} dapur yang ditutup tidak dihitung.` : ''}`,
    },
    {
      label: 'Penerima manfaat direncanakan',
      value: sum('Sasaran penerima manfaat'),
      note: 'sasaran, bukan jumlah yang sudah dilayani',
      method: `Jumlah sasaran dapur-dapur itu, bukan jumlah yang sudah dilayani. ${
        unplanned > 0 ? `${formatNumber(unplanned)} dapur belum mencatat` : 'Semua dapur sudah mencatat'
      } sasarannya.`,
    },
    {
      label: 'SPPG beroperasi tanpa SLHS yang berlaku',
      value: sum('SLHS SPPG beroperasi', withoutSlhs),
      note: `dari ${operating} yang beroperasi`,
      method: `Dari ${operating} dapur yang sudah beroperasi: SLHS-nya kedaluwarsa, dicabut, masih didaftarkan, atau belum dicatat. Yang baru beroperasi ikut dihitung, walaupun SLHS-nya dapat menyusul (Keadaan program, halaman Program).`,
    },
    {
      label: 'SPPG dihentikan sementara',
      value: sum('SPPG', ['Dihentikan sementara']),
      note: 'sedang dihentikan hari ini',
      method:
        'Hari ini sedang dihentikan oleh BGN, dinas kesehatan, atau kami. Tidak dihitung pada tahap sebelumnya.',
    },
  ];
  return (
    <section>
      <h2 className="text-xl sm:text-3xl">Keadaan per {formatDate(day)}</h2>
      <p className="mt-2 text-ink-soft noscript:hidden">
        Dihitung dari daftar kami setiap kali halaman ini dibuka. Harinya menurut WIB.
      </p>
      <noscript>
        <p className="mt-2 text-ink-soft">
          Dihitung dari daftar kami ketika situs ini dibangun. Harinya menurut WIB.
        </p>
      </noscript>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-5 gap-y-4 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-6 2xl:grid-cols-4">
        {figures.map(({ label, value, note }) => (
          <div
            key={label}
            className="flex min-w-0 flex-col break-inside-avoid border-t-4 border-brand-600 pt-3"
          >
            <dt className="order-1 mt-1 leading-snug font-bold wrap-break-word">{label}</dt>
            <dd className="text-3xl font-extrabold tracking-tight tabular-nums sm:text-5xl">
              {formatNumber(value)}
            </dd>
            <dd className="order-2 mt-1 text-sm text-ink-soft">{note}</dd>
          </div>
        ))}
      </dl>
      <Folded className="mt-3" summary="Cara menghitung keempat angka ini">
        <Method
          texts={figures.map(({ label, method }) => (
            <span key={label}>
              <b>{label}</b>: {method}
            </span>
          ))}
        />
      </Folded>
      <div className="mt-3 flex flex-wrap items-center gap-2 noscript:hidden">
        <DownloadButtons numbers={numbers} day={day} />
      </div>
      <p className="mt-4 max-w-prose text-sm text-ink-soft">
        Angka ini{' '}
        <TextAnchor href={licence.url} rel="noopener noreferrer">
          {licence.permission}
        </TextAnchor>{' '}
        “{site.name}, {absoluteUrl(paths.angka)}, {formatDate(day)}” ({licence.name}).
      </p>
      <Folded className="mt-3" summary={dataSection.title}>
        <p className="mt-1 max-w-prose text-ink-soft">
          <span>Alamatnya tetap, isinya ditulis setiap kali situs ini dibangun.</span>
          {built && <span> Terakhir ditulis {formatDate(built.day)}.</span>}
        </p>
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
          {dataSection.files.map(({ path, label }) => (
            <li key={path}>
              <TextAnchor href={path}>{label}</TextAnchor>
            </li>
          ))}
        </ul>
      </Folded>
    </section>
  );
}
