import { NotLoaded, PartNote } from '@/components/lists/loaded';
import { NeedsScript } from '@/components/needs-script';
import { QueryProvider } from '@/components/query-provider';
import { Container } from '@/components/section';
import { EmptyState, LoadingState } from '@/components/states';
import { useCompany } from '@/lib/content/company';
import { endless } from '@/features/kitchens/certificates/certificate-state';
import { useAllComplaints } from '@/features/kitchens/public-complaints/api';
import { ComplaintFigures } from '@/features/kitchens/public-complaints/complaint-figures';
import { stateColours } from '@/features/kitchens/map/district-tile';
import { networkStates } from '@/features/kitchens/sppg/network-state';
import { formatMonth } from '@/lib/text/format';
import { usePressNumbers, useTrend } from './api';
import type { BuiltNumbers } from './built-numbers';
import { NumbersBlock } from './block';
import { CertificateBlock } from './certificate-block';
import { Legend, type ChartPart, Squares, StackedBar } from './charts';
import { blocks, empty } from './content';
import { DistrictBlock } from './district-numbers';
import { InspectionBlock } from './inspection-block';
import { KeyFigures } from './key-figures';
import { NumberTable } from './number-table';
import { certificateStates, methodOf } from './numbers';
import { type PressNumbers, pressNumbers } from './sums';
import { lines, monthlyRanges } from './trend';
import { TrendChart } from './trend-chart';

interface Props {
  /** The numbers as the page was built with them; null after a click on a link. */
  built: BuiltNumbers | null;
}

/** The numbers of the day as pictures. */
export function PressNumbersBlocks({ built }: Props) {
  return (
    <QueryProvider>
      <Container className="min-h-svh py-6 sm:py-14 print:min-h-0">
        <Content built={built} />
      </Container>
    </QueryProvider>
  );
}

function Content({ built }: Props) {
  const part = usePressNumbers(built ? { day: built.day, data: built.numbers } : undefined);
  if (!part.data)
    return <NotLoaded query={part.query} loading={<Loading />} failure="Angka SPPG gagal dimuat." />;
  return (
    <>
      <PartNote what="Angka SPPG" part={part} className="mb-4" />
      <Blocks numbers={pressNumbers(part.data)} built={built} />
    </>
  );
}

function Loading() {
  const { press } = useCompany();
  return (
    <>
      <NeedsScript what="Angka ini" email={press.email} />
      <LoadingState text="Memuat angka SPPG..." />
    </>
  );
}

const slhsColours = {
  Berlaku: 'bg-brand-600',
  [endless]: 'bg-brand-400 hatched',
  'Habis dalam 60 hari': 'bg-saffron-400 hatched',
  Kedaluwarsa: 'bg-danger-600 dotted',
  Dicabut: 'bg-ink',
  Didaftarkan: 'bg-brand-200 striped',
  'Belum dicatat': 'bg-white',
} as const;

function Blocks({ numbers, built }: Props & { numbers: PressNumbers }) {
  const { day, sum } = numbers;
  if (!day) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  const states: ChartPart[] = networkStates.map((name) => ({
    name,
    count: sum('SPPG', [name]),
    colour: stateColours[name],
  }));
  const slhs: ChartPart[] = certificateStates.map((name) => ({
    name,
    count: sum('SLHS SPPG beroperasi', [name]),
    colour: slhsColours[name],
  }));
  return (
    <>
      <KeyFigures numbers={numbers} day={day} built={built} />
      <NumbersBlock
        {...blocks.states}
        method={[methodOf('SPPG'), methodOf('Sasaran penerima manfaat')]}
        table={
          <NumberTable
            caption={blocks.states.title}
            title="Keadaan"
            columns={[
              { title: 'SPPG', words: 'SPPG' },
              { title: 'Sasaran (orang)', words: 'orang' },
            ]}
            rows={networkStates.map((state) => ({
              key: state,
              name: state,
              numbers: [sum('SPPG', [state]), sum('Sasaran penerima manfaat', [state])],
            }))}
            total={{ name: 'Semua', numbers: [sum('SPPG'), sum('Sasaran penerima manfaat')] }}
          />
        }
      >
        <StackedBar label={blocks.states.title} parts={states} height="h-12 sm:h-16" />
        <Legend label="Arti warna bilah" parts={states} />
      </NumbersBlock>
      <NumbersBlock
        {...blocks.slhs}
        method={[methodOf('SLHS SPPG beroperasi')]}
        table={
          <NumberTable
            caption={blocks.slhs.title}
            title="Keadaan SLHS"
            columns={[{ title: 'SPPG beroperasi', words: 'SPPG' }]}
            rows={slhs.map(({ name, count }) => ({ key: name, name, numbers: [count] }))}
            total={{ name: 'Semua', numbers: [sum('SLHS SPPG beroperasi')] }}
          />
        }
      >
        <Squares label={blocks.slhs.title} parts={slhs} noun="SPPG beroperasi" />
      </NumbersBlock>
      <InspectionBlock numbers={numbers} />
      <TrendBlock built={built} />
      <ComplaintBlock built={built} />
      <DistrictBlock numbers={numbers} built={built} />
      <CertificateBlock numbers={numbers} />
    </>
  );
}

/** The trend of the numbers; nothing until there are two days to compare. */
function TrendBlock({ built }: Props) {
  const part = useTrend(built ? { day: built.day, data: built.trend } : undefined);
  const { data: runs = [] } = part;
  if (runs.flat().length < 2) return null;
  return (
    <NumbersBlock
      {...blocks.trend}
      method={[blocks.trend.method]}
      table={
        <NumberTable
          caption={blocks.trend.table}
          title="Bulan"
          columns={lines.map(({ title }) => ({ title, words: title.toLowerCase() }))}
          rows={monthlyRanges(runs).map(({ month, ranges }) => ({
            key: month,
            name: formatMonth(month),
            numbers: ranges,
          }))}
        />
      }
    >
      <PartNote what="Angka hari-hari sebelumnya" part={part} className="mb-4" />
      <TrendChart runs={runs} />
    </NumbersBlock>
  );
}

/** The numbers of all complaints, also of those that name no known kitchen. */
function ComplaintBlock({ built }: Props) {
  const part = useAllComplaints(built ? { day: built.day, data: built.complaints } : undefined);
  if (!part.data) return null;
  return (
    <NumbersBlock {...blocks.complaints} method={[blocks.complaints.method]}>
      <PartNote what="Jumlah keluhan" part={part} className="mb-4" />
      <ComplaintFigures numbers={part.data.all} about="tentang dapur kami" />
    </NumbersBlock>
  );
}
