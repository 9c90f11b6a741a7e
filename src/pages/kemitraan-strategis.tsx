import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { Section } from '@/components/section';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';

const opportunities = [
  {
    id: 'investasi-sppg',
    to: paths.peluangInvestasi,
    title: 'Investasi SPPG',
    text: 'Ikut membangun dapur SPPG di Jawa Tengah.',
  },
  {
    id: 'investasi-peralatan',
    to: paths.investorPeralatan,
    title: 'Investasi Peralatan',
    text: 'Peralatan dapur untuk memasak ribuan porsi setiap hari.',
  },
  {
    id: 'investasi-mobil-mbg',
    to: paths.investorMobil,
    title: 'Investasi Mobil MBG',
    text: 'Mobil pengantar agar makanan tiba hangat dan tepat waktu.',
  },
  {
    id: 'rantai-pasok',
    to: paths.rantaiPasok,
    title: 'Kemitraan Rantai Pasok',
    text: 'Bahan pangan segar dari petani dan pemasok sekitar.',
  },
  {
    id: 'kontraktor',
    to: paths.kontraktor,
    title: 'Kerja Sama Kontraktor',
    text: 'Membangun dapur yang layak higiene dalam 30 sampai 45 hari.',
  },
  {
    id: 'konsultan',
    to: paths.konsultan,
    title: 'Kerja Sama Konsultan',
    text: 'Dapur yang direncanakan matang dan diawasi teliti.',
  },
  {
    id: 'tenaga-kerja',
    to: paths.tenagaKerja,
    title: 'Tenaga Kerja dan Pelatihan',
    text: 'Warga sekitar yang terlatih menjalankan dapurnya sendiri.',
  },
];

export function KemitraanStrategisPage() {
  return (
    <>
      <PageHead
        title="Kemitraan Strategis"
        description="Tujuh cara bermitra membangun dan menjalankan dapur SPPG di Jawa Tengah: investasi, peralatan, mobil, pasokan, pembangunan, konsultan, dan tenaga kerja."
        path={paths.kemitraan}
      />
      <PageHero
        eyebrow="Kemitraan Strategis"
        title="Satu tampah, banyak tangan"
        lead="Sebuah dapur SPPG berdiri karena banyak pihak bekerja bersama. Pilih bentuk kemitraan yang sesuai dengan usaha dan keahlian Anda."
        image={{
          src: '/images/hero/kemitraan.svg',
          alt: 'Dua mitra berjabat tangan di pendopo, disaksikan juru masak dan ahli gizi',
        }}
      />
      <Section title="Tujuh bentuk kemitraan">
        <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
          {opportunities.map(({ id, to, title, text }) => (
            <li key={id} id={id}>
              <Card className="flex h-full flex-col items-start">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 mb-6 flex-1 text-ink-soft">{text}</p>
                <ButtonLink to={to} variant="outline">
                  Lihat {title}
                </ButtonLink>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
