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
import { type JoinedIncident, sameNews, useJoinedIncidents } from './admin-api';
import { FiguresField } from './figures-field';
import { type IncidentKitchen, useMinute } from './incident-card';
import { newsLabels } from './incident-columns';
import { PromiseField, SchoolsField, StoppedField } from './incident-fields';
import { listIn, newsSchema, wholeFigures } from './incident-schema';
import { clockTime, type Incident, kindTitle, newestNews, promisedTime } from './incident-state';
import { JoinedField } from './joined-field';
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
  const add = useAddNews();
  const joined = useJoinedIncidents(incident);
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
      sekolah: JSON.stringify({ [sppg.id]: incident.sekolah }),
      berhenti: tickOf(incident.pengiriman_berhenti),
      janji: '2',
      tutup: '',
      salah: '',
      tanpa: '[]',
    },
    draft,
    isBusy: add.isPending,
    onSubmit({ isi, angka, membetulkan, janji, sekolah, berhenti, tutup, salah }) {
      const told = { isi, angka, membetulkan };
      const berikutnya =
        tutup || salah ? { tutup: true } : { kabar_berikutnya: promisedTime(janji, serverNow()) };
      const ofOpen = {
        pengiriman_berhenti: berhenti && !tutup && !salah,
        ...(form.isEdited('sekolah') && { sekolah: sekolah[sppg.id] ?? [] }),
        ...berikutnya,
      };
      const own = { ...told, ...(isOpen && ofOpen), ...(salah && { salah_dapur: true }) };
      const corrected = earlier.find(({ id }) => id === told.membetulkan);
      // Schools stay those of each kitchen, and so does a stop that nobody has changed here.
      const ofOthers = (other: JoinedIncident) => ({
        ...told,
        membetulkan: sameNews(other, corrected)?.id ?? null,
        ...(other.ditutup_pada === null && {
          ...(form.isEdited('berhenti') && { pengiriman_berhenti: ofOpen.pengiriman_berhenti }),
          ...berikutnya,
        }),
      });
      const all = [
        { ...own, kejadian_id: incident.id },
        ...others.map((other) => ({ ...ofOthers(other), kejadian_id: other.id })),
      ];
      // A changed text is another news with another id, even if the answer to an earlier attempt was lost.
      const attemptOf = (id: string): DraftName => `incident-news:${id}:${JSON.stringify(told)}`;
      add.mutate(
        {
          kitchens: [sppg, ...others.map(({ nama }) => ({ nama }))],
          news: all.map((news) => ({ ...news, id: keptId(attemptOf(news.kejadian_id)) })),
        },
        {
          onSuccess() {
            form.forgetDraft();
            for (const { kejadian_id } of all) clearDraft(attemptOf(kejadian_id));
            onClose();
          },
        },
      );
    },
  });
  const { isi, angka, membetulkan, tutup, salah, tanpa } = form.typed();
  const isLast = tutup || salah;
  // That the incident was reported at a wrong kitchen is news of this kitchen alone.
  const others = salah ? [] : (joined.data ?? []).filter(({ id }) => !listIn(tanpa).includes(id));
  const where = others.length > 0 ? ` di ${others.length + 1} dapur` : '';

  return (
    <FormDialog
      title="Tulis kabar"
      description={`${kindTitle(incident.jenis)}, ${sppg.nama}, ${formatDate(incident.hari)}`}
      wide
      form={{ ...form, failure: add.error }}
      submit={{
        formId,
        buttons: (
          <Button type="submit" form={formId} busy={add.isPending || joined.isLoading}>
            {add.isPending
              ? 'Menerbitkan...'
              : `${isOpen && isLast ? 'Terbitkan dan akhiri' : 'Terbitkan'}${where}`}
          </Button>
        ),
      }}
      onClose={onClose}
    >
      <TextAreaField label={newsLabels.isi} required rows={4} hint={nobodyNamed} {...form.field('isi')} />
      {!salah && <JoinedField form={form} query={joined} />}
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
          {!isLast && (
            <StoppedField form={form} sppg={sppg} own={incident.penghentian_id} count={others.length + 1} />
          )}
          <SchoolsField
            form={form}
            jenis={incident.jenis}
            sppg={sppg}
            names={names}
            isNamed={others.length > 0}
          />
          {!salah && (
            <TickField
              form={form}
              name="tutup"
              label="Akhiri kejadian ini"
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
          hint="Kejadian ini bukan di dapur ini. Laporannya tidak dapat dihapus: kejadiannya diakhiri, dan semua orang membaca “Salah dapur”. Ini tidak dapat dibatalkan."
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
