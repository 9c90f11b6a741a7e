import { useId } from 'react';
import { FormDialog } from '@/components/form-dialog';
import { TickField } from '@/components/tick-field';
import { Button } from '@/components/ui/button';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { useSchools } from '@/features/kitchens/schools/api';
import { clearDraft, type DraftName, keptId } from '@/lib/forms/draft';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { tickOf } from '@/lib/forms/text-rules';
import { serverNow } from '@/lib/supabase/server-time';
import { formatDate } from '@/lib/text/format';
import { FiguresField } from './figures-field';
import { type IncidentKitchen, useMinute } from './incident-card';
import { newsLabels } from './incident-columns';
import { PromiseField, SchoolsField, StoppedField } from './incident-fields';
import { newsSchema, wholeFigures } from './incident-schema';
import { clockTime, type Incident, kindTitle, newestNews, promisedTime } from './incident-state';
import { useAddNews } from './mutations';
import { IncidentNewsItem } from './news-list';

/** What no rule can enforce: the form says it, and shows what is written as it will read. */
const nobodyNamed =
  'Jangan menulis nama, umur, atau kelas siapa pun. Kabar ini langsung terbit dan tidak dapat ditarik. Kata yang telanjur tertulis hanya dapat dihapus admin, dan siapa yang sudah membaca atau menyalinnya tetap punya.';

interface NewsDialogProps {
  sppg: IncidentKitchen;
  incident: Incident;
  onClose: () => void;
}

/** Tells what is known of an incident, or corrects what was told; the last news closes it. */
export function NewsDialog({ sppg, incident, onClose }: NewsDialogProps) {
  const formId = useId();
  const add = useAddNews(sppg, incident.id);
  const known = useSchools(sppg.id).data?.map(({ nama }) => nama) ?? [];
  const names = [...new Set([...incident.sekolah, ...known])];
  const now = useMinute() ?? serverNow();
  const isOpen = incident.ditutup_pada === null;
  const earlier = newestNews(incident);
  const draft: DraftName = `incident-news:${incident.id}`;
  const form = useSchemaForm({
    schema: newsSchema,
    values: {
      isi: '',
      angka: '[]',
      membetulkan: '',
      sekolah: JSON.stringify(incident.sekolah),
      berhenti: tickOf(incident.pengiriman_berhenti),
      janji: '2',
      tutup: '',
      salah: '',
    },
    draft,
    isBusy: add.isPending,
    onSubmit({ janji, sekolah, berhenti, tutup, salah, ...told }) {
      const ofOpen = {
        pengiriman_berhenti: berhenti && !tutup && !salah,
        ...(form.isEdited('sekolah') && { sekolah }),
        ...(tutup || salah ? { tutup: true } : { kabar_berikutnya: promisedTime(janji, serverNow()) }),
      };
      // Another text is other news, also when the answer to an earlier attempt was lost.
      const attempt: DraftName = `${draft}:${JSON.stringify(told)}`;
      add.mutate(
        { id: keptId(attempt), ...told, ...(isOpen && ofOpen), ...(salah && { salah_dapur: true }) },
        {
          onSuccess() {
            form.forgetDraft();
            clearDraft(attempt);
            onClose();
          },
        },
      );
    },
  });
  const { isi, angka, membetulkan, tutup, salah } = form.typed();
  const isLast = tutup || salah;

  return (
    <FormDialog
      title="Tulis kabar"
      description={`${kindTitle(incident.jenis)}, ${sppg.nama}, ${formatDate(incident.hari)}`}
      wide
      form={{ ...form, failure: add.error }}
      submit={{
        formId,
        buttons: (
          <Button type="submit" form={formId} busy={add.isPending}>
            {add.isPending ? 'Menerbitkan...' : isOpen && isLast ? 'Terbitkan dan tutup' : 'Terbitkan'}
          </Button>
        ),
      }}
      onClose={onClose}
    >
      <TextAreaField label={newsLabels.isi} required rows={4} hint={nobodyNamed} {...form.field('isi')} />
      <FiguresField form={form} />
      {earlier.length > 0 && (
        <SelectField
          label="Membetulkan kabar"
          hint="Kabar yang dibetulkan tetap tampil, dengan catatan bahwa sudah dibetulkan."
          {...form.choice('membetulkan')}
        >
          <option value="">Tidak, ini kabar baru</option>
          {earlier.map(({ id, created_at, isi: told }) => (
            <option key={id} value={id}>
              {`Kabar ${clockTime(created_at, incident.hari)}: ${told.slice(0, 40)}`}
            </option>
          ))}
        </SelectField>
      )}
      {isOpen && (
        <>
          {!isLast && <PromiseField form={form} hari={incident.hari} now={now} />}
          {!isLast && <StoppedField form={form} sppg={sppg} own={incident.penghentian_id} />}
          <SchoolsField form={form} jenis={incident.jenis} names={names} />
          {!salah && (
            <TickField
              form={form}
              name="tutup"
              label="Tutup kejadian ini"
              hint={`Ini kabar terakhir: kejadian tidak lagi tampil sebagai sedang berlangsung${incident.penghentian_id ? ', dan penghentian yang dimulainya berakhir' : ''}. Bila dapur tetap berhenti, pakai “Catat penghentian” sesudahnya.`}
            />
          )}
        </>
      )}
      {!incident.salah_dapur && (
        <TickField
          form={form}
          name="salah"
          label="Salah dapur"
          hint="Kejadian ini bukan di dapur ini. Laporannya tidak dapat dihapus: ia ditutup, dan semua orang membaca “Salah dapur”. Ini tidak dapat dibatalkan."
        />
      )}
      {isi.trim() !== '' && (
        <div>
          <p className="mb-2 text-sm text-ink-soft">Begini terbacanya oleh semua orang:</p>
          <div className="rounded-2xl border border-paper-line bg-white p-4">
            <IncidentNewsItem
              item={{
                isi,
                angka: wholeFigures(angka).map((figure) => ({ ...figure })),
                created_at: new Date(now).toISOString(),
              }}
              hari={incident.hari}
              corrects={earlier.find(({ id }) => id === membetulkan)}
            />
          </div>
        </div>
      )}
    </FormDialog>
  );
}
