import { NumbersBlock } from './block';
import { Legend, type ChartPart, StackedBar } from './charts';
import { blocks } from './content';
import { NumberTable } from './number-table';
import { lastInspections, methodOf } from './numbers';
import type { PressNumbers } from './sums';

const inspectionColours = {
  Baik: 'bg-brand-600',
  'Perlu perbaikan': 'bg-saffron-400 hatched',
  'Tidak laik': 'bg-danger-600 dotted',
  'Belum tercatat': 'bg-white',
} as const;

/** The results of each kitchen's last inspection, and of all inspections of the last 12 months. */
export function InspectionBlock({ numbers: { sum } }: { numbers: PressNumbers }) {
  const inspections: ChartPart[] = lastInspections.map((name) => ({
    name,
    count: sum('Inspeksi terakhir SPPG beroperasi', [name]),
    colour: inspectionColours[name],
  }));
  return (
    <NumbersBlock
      {...blocks.inspections}
      method={[methodOf('Inspeksi terakhir SPPG beroperasi'), methodOf('Inspeksi 12 bulan terakhir')]}
      table={
        <NumberTable
          caption={blocks.inspections.title}
          title="Hasil"
          columns={[
            { title: 'Inspeksi terakhir (SPPG)', words: 'SPPG' },
            { title: 'Inspeksi 12 bulan terakhir', words: 'inspeksi dalam 12 bulan' },
          ]}
          rows={inspections.map(({ name, count }) => ({
            key: name,
            name,
            numbers: [count, sum('Inspeksi 12 bulan terakhir', [name])],
          }))}
          total={{
            name: 'Semua',
            numbers: [sum('Inspeksi terakhir SPPG beroperasi'), sum('Inspeksi 12 bulan terakhir')],
          }}
        />
      }
    >
      <StackedBar label={blocks.inspections.title} parts={inspections} height="h-12 sm:h-16" />
      <Legend label="Arti warna bilah inspeksi" parts={inspections} />
    </NumbersBlock>
  );
}
