import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '@/components/lists/loaded';
import { NeedsScript } from '@/components/needs-script';
import { QueryProvider } from '@/components/query-provider';
import { Container } from '@/components/section';
import { EmptyState, LoadingState } from '@/components/states';
import { anchors } from '@/config/paths';
import { useCompany } from '@/lib/content/company';
import { certificateKinds, kindNames } from '@/features/kitchens/certificates/certificate-state';
import { networkStates } from '@/features/kitchens/sppg/network-state';
import { withoutDistrict } from '@/features/kitchens/sppg/sppg-filter';
import { usePressNumbers } from './api';
import { blocks, empty } from './content';
import { KeyFigures } from './key-figures';
import { NumberTable } from './number-table';
import {
  countedStates,
  methodOf,
  operatingStates,
  type PressNumbers,
  pressNumbers,
  wholeProvince,
  withoutSlhs,
} from './numbers';

/** The numbers of the day, each with how it is counted. */
export function PressNumbersBlocks() {
  return (
    <QueryProvider>
      <Container className="min-h-svh py-10 sm:py-14 print:min-h-0">
        <Content />
      </Container>
    </QueryProvider>
  );
}

function Content() {
  return (
    <Loaded query={usePressNumbers()} loading={<Loading />} failure="Angka SPPG gagal dimuat.">
      {(rows) => <Blocks numbers={pressNumbers(rows)} />}
    </Loaded>
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

function Blocks({ numbers }: { numbers: PressNumbers }) {
  const { day, districts, sum } = numbers;
  if (!day) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  return (
    <>
      <KeyFigures numbers={numbers} day={day} />
      <Block {...blocks.states} method={[methodOf('SPPG'), methodOf('Sasaran penerima manfaat')]}>
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
      </Block>
      <Block {...blocks.slhs} method={[methodOf('SLHS SPPG beroperasi')]}>
        <NumberTable
          caption={blocks.slhs.title}
          title="Keadaan SLHS"
          columns={[{ title: 'SPPG beroperasi', words: 'SPPG' }]}
          rows={operatingStates.map((state) => ({
            key: state,
            name: state,
            numbers: [sum('SLHS SPPG beroperasi', [state])],
          }))}
          total={{ name: 'Semua', numbers: [sum('SLHS SPPG beroperasi')] }}
        />
      </Block>
      <Block {...blocks.certificates} method={[methodOf('Sertifikat SLHS')]}>
        <NumberTable
          caption={blocks.certificates.title}
          title="Jenis"
          columns={countedStates.map((state) => ({ title: state, words: state.toLowerCase() }))}
          rows={certificateKinds.map((kind) => ({
            key: kind,
            name: kind,
            note: kindNames[kind],
            numbers: countedStates.map((state) => sum(`Sertifikat ${kind}`, [state])),
          }))}
        />
      </Block>
      <Block {...blocks.districts} method={[blocks.districts.method, methodOf('SPPG dengan catatan')]}>
        <NumberTable
          caption={blocks.districts.title}
          title="Kabupaten/Kota"
          columns={districtColumns}
          rows={districts.map((wilayah) => ({
            key: wilayah,
            name: <DistrictName wilayah={wilayah} />,
            numbers: districtNumbers(numbers, wilayah),
          }))}
          total={{ name: wholeProvince, numbers: districtNumbers(numbers) }}
        />
      </Block>
    </>
  );
}

const districtColumns = [
  { title: 'SPPG', words: 'SPPG' },
  { title: 'Beroperasi', words: 'beroperasi' },
  { title: 'Tanpa SLHS', words: 'tanpa SLHS' },
  { title: 'Dihentikan', words: 'dihentikan' },
  { title: 'Sasaran (orang)', words: 'orang' },
];

const districtNumbers = ({ sum }: PressNumbers, wilayah?: string) => [
  sum('SPPG', undefined, wilayah),
  sum('SPPG', ['Sudah Operasional'], wilayah),
  sum('SLHS SPPG beroperasi', withoutSlhs, wilayah),
  sum('SPPG', ['Dihentikan sementara'], wilayah),
  sum('Sasaran penerima manfaat', undefined, wilayah),
];

function DistrictName({ wilayah }: { wilayah: string }) {
  if (wilayah === withoutDistrict) return wilayah;
  return (
    <Link
      to={anchors.district(wilayah)}
      className="underline decoration-brand-200 underline-offset-4 hover:decoration-brand-700"
    >
      {wilayah}
    </Link>
  );
}

interface BlockProps {
  title: string;
  /** The sentences about how the block's numbers are counted. */
  method: string[];
  children: ReactNode;
}

function Block({ title, method, children }: BlockProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="mt-12 grid gap-x-12 gap-y-5 border-t border-paper-line pt-10 sm:mt-16 xl:grid-cols-12"
    >
      <div className="max-w-prose xl:col-span-4">
        <h2 id={headingId} className="text-2xl">
          {title}
        </h2>
        {method.map((text) => (
          <p key={text} className="mt-3 text-sm text-ink-soft">
            {text}
          </p>
        ))}
      </div>
      <div className="sm:rounded-2xl sm:border sm:border-paper-line sm:bg-white sm:px-6 sm:py-3 xl:col-span-8 xl:self-start">
        {children}
      </div>
    </section>
  );
}
