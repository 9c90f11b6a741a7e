import { ConfirmDialog } from '@/components/confirm-dialog';
import { Loaded } from '@/components/lists/loaded';
import { CheckField } from '@/components/ui/check-field';
import { type UnreadWords, useUnreadWords } from '@/features/kitchens/sppg/admin-api';
import { type Sppg, useYayasanOptions } from '@/features/kitchens/sppg/api';
import { useConfirmSppg } from '@/features/kitchens/sppg/mutations';
import { sppgColumnList } from '@/features/kitchens/sppg/sppg-columns';
import { formatNumber } from '@/lib/text/format';

/** The most kitchens that are listed, as many as the database tells of at once. */
const shown = 100;

interface ConfirmAlsoProps {
  /** The SPPG that are to be changed. */
  list: readonly Sppg[];
  isTicked: boolean;
  disabled?: boolean;
  onTick: (isTicked: boolean) => void;
}

/**
 * For a change of unconfirmed kitchens: says that the change alone leaves them unconfirmed, shows what no manager has
 * read, and offers to confirm them in the same step. Nothing if all are confirmed.
 */
export function ConfirmAlso({ list, isTicked, disabled, onTick }: ConfirmAlsoProps) {
  const unconfirmed = list.filter(({ dikonfirmasi_pada }) => dikonfirmasi_pada === null);
  if (unconfirmed.length === 0) return null;
  const which =
    list.length === 1 ? 'SPPG ini' : `${formatNumber(unconfirmed.length)} dari SPPG yang akan berubah`;
  return (
    <section
      aria-label="Konfirmasi"
      className="space-y-4 rounded-2xl border border-saffron-400 bg-saffron-50 px-5 py-4"
    >
      <p>{`${which} belum dikonfirmasi, dan tetap begitu setelah disimpan.`}</p>
      <UnreadList list={unconfirmed} />
      <CheckField
        label="Konfirmasi juga"
        hint="Centang hanya bila isi di atas sudah Anda periksa kebenarannya."
        checked={isTicked}
        disabled={disabled}
        onChange={({ target }) => onTick(target.checked)}
      />
    </section>
  );
}

/** What was written about these SPPG since they were last confirmed, if ever. */
function UnreadList({ list }: { list: readonly Sppg[] }) {
  const yayasanList = useYayasanOptions().data ?? [];
  const names = new Map(list.map(({ id, nama }) => [id, nama]));
  const yayasanNames = new Map(yayasanList.map(({ id, nama }) => [id, nama]));
  const more = list.length - shown;

  function changeText({ kolom, sebelum, sekarang }: UnreadWords['kolom'][number]) {
    const column = sppgColumnList.find(({ key }) => key === kolom);
    const words = (value: string | null) =>
      (column?.kind === 'yayasan' && value ? yayasanNames.get(value) : value) ?? 'kosong';
    const change = sebelum === null ? words(sekarang) : `${words(sebelum)} → ${words(sekarang)}`;
    return `${column?.label ?? kolom}: ${change}`;
  }

  return (
    <Loaded
      query={useUnreadWords(list.slice(0, shown))}
      loading="Memuat yang belum dibaca..."
      failure="Yang belum dibaca gagal dimuat."
    >
      {(unread) => (
        <div className="max-h-60 space-y-3 overflow-y-auto text-sm wrap-anywhere">
          {unread.map(({ id, kolom, lainnya }) => (
            <div key={id}>
              <p className="font-semibold">{`Belum dibaca pengelola: ${names.get(id) ?? ''}`}</p>
              <ul className="mt-1 list-disc space-y-1 pl-5">
                {kolom.map((change) => (
                  <li key={change.kolom}>{changeText(change)}</li>
                ))}
                {lainnya > 0 && (
                  <li>{`${formatNumber(lainnya)} baris lain: sekolah, sertifikat, penghentian, atau progres`}</li>
                )}
                {kolom.length === 0 && lainnya === 0 && <li>Tidak ada yang berubah sejak dikonfirmasi</li>}
              </ul>
            </div>
          ))}
          {more > 0 && <p className="text-ink-soft">{`dan ${formatNumber(more)} SPPG lain`}</p>}
        </div>
      )}
    </Loaded>
  );
}

/** Asks before an SPPG is confirmed, with what no manager has read. */
export function ConfirmSppgDialog({ sppg, onClose }: { sppg: Sppg; onClose: () => void }) {
  const confirm = useConfirmSppg();
  return (
    <ConfirmDialog
      title={`Konfirmasi ${sppg.nama}?`}
      description="Sesudah dikonfirmasi, SPPG ini tampil sebagai dapur yang kami akui. Periksa dulu yang belum dibaca pengelola."
      confirmLabel="Konfirmasi"
      isBusy={confirm.isPending}
      onConfirm={() => confirm.mutate(sppg, { onSuccess: onClose })}
      onClose={onClose}
    >
      <UnreadList list={[sppg]} />
    </ConfirmDialog>
  );
}
