import { useId } from 'react';
import { FormDialog } from '@/components/form-dialog';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { useSchools } from '@/features/kitchens/schools/api';
import { runningSuspension } from '@/features/kitchens/sppg/suspension-state';
import { clearDraft, type DraftName, keptId } from '@/lib/forms/draft';
import { useSchemaForm } from '@/lib/forms/use-schema-form';
import { tickOf } from '@/lib/forms/text-rules';
import { serverNow } from '@/lib/supabase/server-time';
import { todayOnServer } from '@/lib/text/format-time';
import { namesOf, type ReportKitchen, useChosenKitchens } from './admin-api';
import { IncidentCard, type IncidentKitchen, useIncidentContact, useMinute } from './incident-card';
import { incidentLabels } from './incident-columns';
import { PromiseField, SchoolsField, StoppedField } from './incident-fields';
import { listIn, reportSchema, schoolsIn } from './incident-schema';
import { type Incident, incidentKinds, kindTitle, promisedTime } from './incident-state';
import { KitchensField } from './kitchens-field';
import { useReportIncident } from './mutations';

interface ReportDialogProps {
  sppg: IncidentKitchen;
  /** Called with the id of the open incident that was there already. */
  onAlreadyReported: (id: string) => void;
  onClose: () => void;
}

/** Reports an incident at a kitchen, and at others of the same cause. */
export function ReportDialog({ sppg, ...props }: ReportDialogProps) {
  const { data, isPending } = useSchools(sppg.id).query;
  return <ReportForm own={{ ...sppg, sekolah: namesOf(data) }} isReading={isPending} {...props} />;
}

interface ReportFormProps {
  /** The kitchen of the page; absent where kitchens are chosen first. */
  own?: ReportKitchen;
  /** Whether its schools are being read. */
  isReading?: boolean;
  onAlreadyReported?: (id: string) => void;
  onClose: () => void;
}

const attemptOf = ({ id }: ReportKitchen, jenis: string, hari: string): DraftName =>
  `incident:${id}:${jenis} ${hari}`;

/**
 * Reports an incident: a tap on what happened shows it as it will read, with what is known filled in; another one publishes it.
 */
export function ReportForm({ own, isReading = false, onAlreadyReported, onClose }: ReportFormProps) {
  const formId = useId();
  const report = useReportIncident();
  const now = useMinute() ?? serverNow();
  const form = useSchemaForm({
    schema: reportSchema,
    values: {
      jenis: '',
      hari: todayOnServer(),
      dapur: JSON.stringify(own ? [own.id] : []),
      sekolah: '{}',
      berhenti: tickOf(
        own !== undefined && runningSuspension(own.sppg_penghentian, todayOnServer()) !== undefined,
      ),
      janji: '2',
    },
    draft: `incident:${own?.id ?? 'new'}`,
    isBusy: report.isPending,
    onSubmit({ jenis, hari, sekolah, berhenti, janji }) {
      const kabar_berikutnya = promisedTime(janji, serverNow());
      const reports = kitchens.map((sppg) => ({
        // Another kind or day is another incident; the same one after a reload is still one's own.
        id: keptId(attemptOf(sppg, jenis, hari)),
        sppg_id: sppg.id,
        jenis,
        hari,
        sekolah: sekolah[sppg.id] ?? sppg.sekolah,
        pengiriman_berhenti: berhenti,
        kabar_berikutnya,
      }));
      report.mutate(
        { kitchens, reports },
        {
          onSuccess([first = '']) {
            form.forgetDraft();
            for (const sppg of kitchens) clearDraft(attemptOf(sppg, jenis, hari));
            if (onAlreadyReported && kitchens.length === 1 && first !== reports[0]?.id)
              onAlreadyReported(first);
            else onClose();
          },
        },
      );
    },
  });
  const { jenis, hari, dapur, sekolah, berhenti, janji } = form.typed();
  const ids = listIn(dapur).filter((id) => id !== own?.id);
  const chosen = useChosenKitchens(ids);
  const others = (chosen.data ?? []).filter(({ id }) => ids.includes(id));
  const kitchens = [...(own ? [own] : []), ...others];
  const [first] = kitchens;
  const contact = useIncidentContact(first?.wilayah);
  const isChosen = jenis !== '' && first !== undefined;

  return (
    <FormDialog
      title="Laporkan kejadian"
      description={own?.nama ?? 'Di satu dapur, atau di beberapa dengan sebab yang sama'}
      wide
      form={{ ...form, failure: report.error }}
      submit={{
        formId,
        buttons: isChosen && (
          // Without the lists nobody could say which schools are concerned; without an answer it goes without them.
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={report.isPending || isReading || others.length < ids.length}
          >
            {report.isPending
              ? 'Menerbitkan...'
              : kitchens.length > 1
                ? `Terbitkan di ${kitchens.length} dapur`
                : 'Terbitkan'}
          </Button>
        ),
      }}
      onClose={onClose}
    >
      {!own && <KitchensField form={form} chosen={others} problem={chosen.error} />}
      {isChosen ? (
        <>
          <div>
            <p className="mb-2 text-sm text-ink-soft">
              {kitchens.length > 1
                ? `Begini terbacanya di halaman ${first.nama}, begitu diterbitkan; di dapur lain dengan sekolahnya sendiri:`
                : 'Begini terbacanya oleh semua orang, begitu diterbitkan:'}
            </p>
            <IncidentCard
              incident={previewOf(first, {
                jenis,
                hari: hari || todayOnServer(),
                sekolah: schoolsIn(sekolah)[first.id] ?? first.sekolah,
                pengiriman_berhenti: berhenti !== '',
                kabar_berikutnya: promisedTime(Number(janji), now),
                created_at: new Date(now).toISOString(),
              })}
              contact={contact}
              Heading="h3"
            />
          </div>
          {own && <KitchensField form={form} own={own} chosen={others} problem={chosen.error} />}
          <div className="grid gap-5 sm:grid-cols-2">
            <PromiseField form={form} hari={hari || todayOnServer()} now={now} />
            <DateField label={incidentLabels.hari} required max={todayOnServer()} {...form.field('hari')} />
          </div>
          <StoppedField form={form} sppg={first} own={null} count={kitchens.length} />
          {kitchens.map((sppg) => (
            <SchoolsField
              key={sppg.id}
              form={form}
              jenis={jenis}
              sppg={sppg}
              names={sppg.sekolah}
              isNamed={kitchens.length > 1}
            />
          ))}
          <Button
            variant="ghost"
            size="sm"
            disabled={report.isPending}
            onClick={() => form.change('jenis', '')}
          >
            Pilih jenis lain
          </Button>
        </>
      ) : (
        <>
          <fieldset className="grid gap-3 sm:grid-cols-2">
            <legend className="mb-3 font-semibold">Apa yang terjadi?</legend>
            {incidentKinds.map((kind) => (
              <Button
                key={kind}
                variant="outline"
                aria-pressed={own ? undefined : kind === jenis}
                className="min-h-14 justify-start bg-white text-left aria-pressed:bg-brand-100"
                onClick={() => form.change('jenis', kind)}
              >
                {kindTitle(kind)}
              </Button>
            ))}
          </fieldset>
          <DateField label={incidentLabels.hari} required max={todayOnServer()} {...form.field('hari')} />
          {jenis !== '' && <p className="font-semibold">Pilih juga dapurnya di atas.</p>}
        </>
      )}
    </FormDialog>
  );
}

type Reported = Pick<
  Incident,
  'jenis' | 'hari' | 'sekolah' | 'pengiriman_berhenti' | 'kabar_berikutnya' | 'created_at'
>;

/** An incident that is about to be published, as it will be stored. */
const previewOf = ({ id }: ReportKitchen, reported: Reported): Incident => ({
  ...reported,
  id,
  sppg_id: id,
  dapur_id: id,
  penghentian_id: null,
  ditutup_pada: null,
  salah_dapur: false,
  bersama: null,
  sppg_kejadian_kabar: [],
});
