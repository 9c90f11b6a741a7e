import * as v from 'valibot';
import { oneOf, paragraph, pastDay } from '@/components/row-form/field-kinds';
import { RowDialogs } from '@/components/row-form/row-dialogs';
import { declareRowForm, type RowDialogState } from '@/components/row-form/row-form';
import { RowActions } from '@/components/row-buttons';
import { scannedRows } from '@/features/kitchens/scans/admin-api';
import { ScanField } from '@/features/kitchens/scans/scan-field';
import { cover, scan, scanProblems } from '@/features/kitchens/scans/scan-rules';
import { type Sppg, sppgKey } from '@/features/kitchens/sppg/api';
import { rowMessages } from '@/lib/forms/row-messages';
import { rulesTogether } from '@/lib/forms/rules-together';
import { formatDate } from '@/lib/text/format';
import { inspectionsTable } from './inspection-columns';
import { type Inspection, inspectorName, inspectors, resultLook, results } from './inspection-state';

// Nothing is filled in, as day, inspector and result are the inspector's to say.
const inspectionForm = declareRowForm(inspectionsTable, {
  draft: 'inspection',
  fields: {
    hari: pastDay({ required: 'Tanggal inspeksi wajib diisi.', width: 'third' }),
    oleh: oneOf(inspectors, {
      required: 'Pilih siapa yang memeriksa.',
      wordOf: inspectorName,
      width: 'third',
    }),
    hasil: oneOf(results, {
      required: 'Pilih hasilnya.',
      wordOf: (result) => resultLook(result).label,
      width: 'third',
    }),
    temuan: paragraph({
      max: 2000,
      required: 'Temuan wajib diisi. Bila tidak ada, tulis “Tidak ada temuan”.',
      hint: 'Dibaca semua orang, dengan kata sehari-hari. Jangan sebut nama orang.',
    }),
    tanggapan: paragraph({
      max: 2000,
      hint: 'Dibaca semua orang: apa yang sudah dan akan kami lakukan.',
    }),
    diperbaiki_pada: pastDay({ hint: 'Kosongkan selama belum semua temuan diperbaiki.' }),
    scan_path: scan,
  },
  unsaved: { tertutup: cover },
  rules: (fields, stored) =>
    v.pipe(
      fields,
      v.forward(
        v.partialCheck(
          [['hari'], ['diperbaiki_pada']],
          ({ hari, diperbaiki_pada }) => diperbaiki_pada === null || hari <= diperbaiki_pada,
          'Tanggal ini tidak boleh sebelum tanggal inspeksi.',
        ),
        ['diperbaiki_pada'],
      ),
      rulesTogether((values) => scanProblems(values, stored?.scan_path ?? null)),
    ),
  unique: {
    constraint: 'sppg_inspeksi_hari_key',
    field: 'hari',
    message: 'Inspeksi oleh pihak ini pada hari itu sudah dicatat.',
  },
  messages: rowMessages({
    noun: 'Inspeksi',
    verb: 'Catat',
    called: (nama) => `Inspeksi ${nama}`,
    added: 'tampil di situs',
    deletedMeanwhile: (nama) => `Inspeksi ${nama} ini sudah lebih dulu dihapus oleh admin lain.`,
    deletion: (nama) => ({
      title: 'Hapus catatan inspeksi ini?',
      description: `Inspeksi ${nama} tidak lagi tampil di situs. Bila temuannya sudah diperbaiki, jangan hapus: isi tanggal diperbaiki.`,
    }),
    deleted: (nama) => `Catatan inspeksi ${nama} telah dihapus.`,
  }),
  reloads: [sppgKey],
  calls: scannedRows(inspectionsTable),
});

/** The kitchen that was inspected. */
type InspectedKitchen = Pick<Sppg, 'id' | 'nama'>;

interface InspectionActionsProps {
  inspection: Inspection;
  onAction: (action: RowDialogState<Inspection>) => void;
}

export function InspectionActions({ inspection, onAction }: InspectionActionsProps) {
  return (
    <RowActions
      name={`inspeksi ${inspection.oleh} ${formatDate(inspection.hari)}`}
      onAction={(kind) => onAction({ kind, row: inspection })}
    />
  );
}

interface InspectionDialogsProps {
  state: RowDialogState<Inspection>;
  sppg: InspectedKitchen;
  onClose: () => void;
}

export function InspectionDialogs({ state, sppg, onClose }: InspectionDialogsProps) {
  return (
    <RowDialogs
      form={inspectionForm}
      state={state}
      owner={{ sppg_id: sppg.id }}
      name={sppg.nama}
      description={sppg.nama}
      wide
      note={({ scan_path }) =>
        scan_path
          ? 'Pindaiannya ikut terhapus. Bila ternyata keliru, seorang admin dapat memulihkan inspeksi ini di halaman Riwayat, tanpa pindaiannya.'
          : undefined
      }
      onClose={onClose}
    >
      {(form) => (
        <ScanField
          what="laporan inspeksi"
          stored={form.row}
          form={form}
          alsoCovered=", juga nama pemeriksa dan siapa pun yang disebut"
          title="Pindaian laporan inspeksi"
        />
      )}
    </RowDialogs>
  );
}
