import { RefreshCw } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';
import { Code } from '@/components/code';
import { FormDialog } from '@/components/form-dialog';
import { TextLink } from '@/components/links';
import { DeleteButton } from '@/components/row-buttons';
import { DeleteRowDialog } from '@/components/row-form/row-dialogs';
import { RowFields } from '@/components/row-form/row-fields';
import { useDeclaredForm } from '@/components/row-form/row-form';
import { Button } from '@/components/ui/button';
import { certificatesPath } from '@/config/paths';
import { ScanField } from '@/features/kitchens/scans/scan-field';
import { useKitchenSearch } from '@/features/kitchens/sppg/admin-api';
import { KitchenField } from '@/features/kitchens/sppg/form/kitchen-field';
import {
  type Certificate,
  certificateName,
  type CertificateInput,
  type Kitchen,
  kitchenOf,
} from './certificate-columns';
import { certificateForm } from './certificate-form';

/** What certificates that are entered one after another usually share; it is filled into the next form. */
export type Pile = Partial<Record<'status' | 'penerbit' | 'tanggal_daftar' | 'tanggal_terbit', string>>;

export type CertificateFormState = { pile?: Pile } & (
  | { kind: 'add'; kitchen?: Kitchen; jenis?: string }
  /** Renewing adds the certificate that follows this one, of the same kind and for the same kitchen. */
  | { kind: 'renew' | 'edit'; certificate: Certificate }
);

export type CertificateDialogState = CertificateFormState | { kind: 'delete'; certificate: Certificate };

/** What opens from a cell of the grid: its certificate, and the way to the next kitchen. */
export interface CellActions {
  /** Absent where no other kitchen needs a certificate of this kind. Called with what the next form begins with. */
  onNext?: ((kind: string, pile?: Pile) => void) | undefined;
  /** Replaces this dialog with another one about the same cell. */
  onTurn: (state: CertificateDialogState) => void;
}

interface CertificateDialogsProps<State = CertificateDialogState> {
  state: State;
  cell?: CellActions;
  onClose: () => void;
}

export function CertificateDialogs({ state, ...props }: CertificateDialogsProps) {
  if (state.kind !== 'delete') return <CertificateFormDialog state={state} {...props} />;
  const { certificate } = state;
  return (
    <DeleteRowDialog
      form={certificateForm}
      row={certificate}
      name={certificateName(certificate)}
      note={
        certificate.scan_path
          ? 'Pindaiannya ikut terhapus. Bila ternyata keliru, seorang admin dapat memulihkan sertifikat ini di halaman Riwayat, tanpa pindaiannya.'
          : undefined
      }
      onClose={props.onClose}
    />
  );
}

const titles = { add: 'Tambah Sertifikat', renew: 'Perpanjang Sertifikat', edit: 'Edit Sertifikat' };

/** Adds, renews or edits a certificate; stays open with everything typed when saving fails. */
function CertificateFormDialog({ state, cell, onClose }: CertificateDialogsProps<CertificateFormState>) {
  const { kitchen, jenis } =
    state.kind === 'add' ? state : { kitchen: kitchenOf(state.certificate), jenis: state.certificate.jenis };
  const edited = state.kind === 'edit' ? state.certificate : undefined;
  const renewed = state.kind === 'renew' ? state.certificate : undefined;
  const formId = useId();
  const goesOn = useRef(false);
  const form = useDeclaredForm(certificateForm, {
    row: edited,
    about: draftOf(state, kitchen, jenis),
    start: {
      sppg_id: kitchen?.id ?? '',
      jenis: jenis ?? 'SLHS',
      ...state.pile,
      ...(renewed?.penerbit && { penerbit: renewed.penerbit }),
    },
    name: nameOf,
    onSaved({ input }) {
      if (goesOn.current && cell?.onNext) cell.onNext(input.jenis, pileAfter(input));
      else onClose();
    },
  });
  const found = useKitchenSearch(form.choice('kata').value);

  /** The name of the certificate in toasts: 'SLHS SPPG Tembalang'. */
  function nameOf({ sppg_id, jenis }: Pick<CertificateInput, 'sppg_id' | 'jenis'>): string {
    if (edited) return certificateName(edited);
    const chosen = kitchen ?? found.data?.find(({ id }) => id === sppg_id);
    return [jenis, chosen?.nama].filter(Boolean).join(' ');
  }

  return (
    <FormDialog
      title={titles[state.kind]}
      description={
        kitchen && (
          <>
            {kitchen.nama} <Code>({kitchen.kode_unik_pendaftaran})</Code>
          </>
        )
      }
      wide
      form={form}
      submit={
        cell?.onNext && !edited
          ? { formId, buttons: <PileButtons formId={formId} isBusy={form.isBusy} goesOn={goesOn} /> }
          : undefined
      }
      onClose={onClose}
    >
      {edited && cell && <CellTools certificate={edited} onTurn={cell.onTurn} />}
      {state.pile && (
        <p className="text-ink-soft">
          Penerbit dan tanggalnya seperti sertifikat yang baru saja disimpan. Ganti bila berbeda.
        </p>
      )}
      {!kitchen && <KitchenField form={form} found={found} />}
      {/* From a cell, kind and kitchen are known: the number is what comes first. */}
      <RowFields form={form} first={cell && !edited ? 'nomor' : undefined} />
      <ScanField
        what={`sertifikat ${form.valueOf('jenis')}`}
        stored={edited}
        form={form}
        alsoCovered={
          form.valueOf('jenis') === 'Juru Masak' ? ', juga nama dan nomor sertifikat juru masak' : ''
        }
        title="Pindaian sertifikat"
      />
    </FormDialog>
  );
}

/** What the draft of a form is about: the same form finds it again. */
function draftOf(
  state: CertificateFormState,
  kitchen: Kitchen | undefined,
  jenis: string | undefined,
): string {
  if (state.kind !== 'add') return `${state.kind}:${state.certificate.id}`;
  return ['new', kitchen?.id ?? '', ...(jenis ? [jenis] : [])].join(':');
}

/** What the next form begins with after this one; nothing after a revoked certificate. */
function pileAfter({ status, penerbit, tanggal_daftar, tanggal_terbit }: CertificateInput): Pile | undefined {
  if (status === 'Dicabut') return undefined;
  return {
    status,
    penerbit: penerbit ?? '',
    tanggal_daftar: tanggal_daftar ?? '',
    tanggal_terbit: tanggal_terbit ?? '',
  };
}

interface PileButtonsProps {
  formId: string;
  isBusy: boolean;
  /** Whether the next kitchen's form follows. */
  goesOn: RefObject<boolean>;
}

/** Saves and goes on to the next kitchen, which Enter does as well, or saves and closes. */
function PileButtons({ formId, isBusy, goesOn }: PileButtonsProps) {
  const buttons = [
    { label: 'Simpan & dapur berikutnya', variant: 'primary', isNext: true },
    { label: 'Simpan', variant: 'outline', isNext: false },
  ] as const;
  return buttons.map(({ label, variant, isNext }) => (
    <Button
      key={label}
      type="submit"
      form={formId}
      variant={variant}
      disabled={isBusy}
      onClick={() => {
        goesOn.current = isNext;
      }}
    >
      {label}
    </Button>
  ));
}

/** What else can be done with a certificate that was opened from its cell. */
function CellTools({ certificate, onTurn }: { certificate: Certificate; onTurn: CellActions['onTurn'] }) {
  const { nama_sppg, kode_unik_pendaftaran } = certificate;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" size="sm" onClick={() => onTurn({ kind: 'renew', certificate })}>
        <RefreshCw aria-hidden="true" className="size-4" />
        Perpanjang
      </Button>
      <DeleteButton
        name={certificateName(certificate)}
        onClick={() => onTurn({ kind: 'delete', certificate })}
      />
      <TextLink to={certificatesPath(kode_unik_pendaftaran)}>Semua sertifikat {nama_sppg}</TextLink>
    </div>
  );
}
