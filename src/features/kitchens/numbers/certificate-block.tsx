import { certificateKinds, endless, kindNames } from '@/features/kitchens/certificates/certificate-state';
import { NumbersBlock } from './block';
import { BarTable } from './charts';
import { blocks } from './content';
import { NumberTable } from './number-table';
import { certificatesIn, certificateStates, methodOf } from './numbers';
import type { PressNumbers } from './sums';

/** The states as a reader asks for them; the table below has each. */
const groups = [
  { name: 'Berlaku', states: ['Berlaku', endless], colour: 'bg-brand-600' },
  { name: 'Hampir habis', states: ['Habis dalam 60 hari'], colour: 'bg-saffron-600' },
  { name: 'Tidak berlaku', states: ['Kedaluwarsa', 'Dicabut'], colour: 'bg-danger-600' },
  { name: 'Belum ada', states: ['Didaftarkan', 'Belum dicatat'], colour: 'bg-ink-muted' },
] as const;

/** The certificates of each kind: every confirmed SPPG is in each row. */
export function CertificateBlock({ numbers }: { numbers: PressNumbers }) {
  return (
    <NumbersBlock
      {...blocks.certificates}
      method={[blocks.certificates.method, methodOf('Sertifikat SLHS')]}
      table={
        <NumberTable
          caption={blocks.certificates.title}
          title="Jenis"
          columns={certificateStates.map((state) => ({ title: state, words: state.toLowerCase() }))}
          rows={certificateKinds.map((kind) => ({
            key: kind,
            name: kind,
            note: kindNames[kind],
            numbers: certificateStates.map((state) => certificatesIn(numbers, kind, state)),
          }))}
        />
      }
    >
      <BarTable
        rows={certificateKinds.map((kind) => ({
          name: kind,
          parts: groups.map(({ name, states, colour }) => ({
            name,
            count: states.reduce((sum, state) => sum + certificatesIn(numbers, kind, state), 0),
            colour,
          })),
        }))}
      />
    </NumbersBlock>
  );
}
