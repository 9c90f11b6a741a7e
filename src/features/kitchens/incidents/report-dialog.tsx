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
import { IncidentCard, type IncidentKitchen, useIncidentContact, useMinute } from './incident-card';
import { incidentLabels } from './incident-columns';
import { PromiseField, SchoolsField, StoppedField } from './incident-fields';
import { namesIn, reportSchema } from './incident-schema';
import { type Incident, incidentKinds, kindTitle, promisedTime } from './incident-state';
import { useReportIncident } from './mutations';

interface ReportDialogProps {
  sppg: IncidentKitchen;
  /** Called with the id of the open incident that was there already. */
  onAlreadyReported: (id: string) => void;
  onClose: () => void;
}

/**
 * Reports an incident: a tap on what happened shows it as it will read, with what is known filled in; another one publishes it.
 */
export function ReportDialog({ sppg, onAlreadyReported, onClose }: ReportDialogProps) {
  const formId = useId();
  const report = useReportIncident(sppg);
  const schools = useSchools(sppg.id).query;
  const names = [...new Set(schools.data?.map(({ nama }) => nama))];
  const now = useMinute() ?? serverNow();
  const contact = useIncidentContact(sppg);
  const draft: DraftName = `incident:${sppg.id}`;
  const form = useSchemaForm({
    schema: reportSchema,
    values: {
      jenis: '',
      hari: todayOnServer(),
      sekolah: JSON.stringify(names),
      berhenti: tickOf(runningSuspension(sppg.sppg_penghentian, todayOnServer()) !== undefined),
      janji: '2',
    },
    draft,
    isBusy: report.isPending,
    onSubmit({ jenis, hari, sekolah, berhenti, janji }) {
      // Another kind or day is another incident; the same one after a reload is still one's own.
      const attempt: DraftName = `${draft}:${jenis} ${hari}`;
      const kabar_berikutnya = promisedTime(janji, serverNow());
      report.mutate(
        { id: keptId(attempt), jenis, hari, sekolah, pengiriman_berhenti: berhenti, kabar_berikutnya },
        {
          onSuccess(reported) {
            form.forgetDraft();
            clearDraft(attempt);
            if (reported.isOthers) onAlreadyReported(reported.id);
            else onClose();
          },
        },
      );
    },
  });
  const { jenis, hari, sekolah, berhenti, janji } = form.typed();
  const isChosen = jenis !== '';
  const preview: Incident = {
    id: formId,
    sppg_id: sppg.id,
    dapur_id: sppg.id,
    jenis,
    hari: hari || todayOnServer(),
    sekolah: namesIn(sekolah),
    pengiriman_berhenti: berhenti !== '',
    penghentian_id: null,
    kabar_berikutnya: promisedTime(Number(janji), now),
    ditutup_pada: null,
    salah_dapur: false,
    created_at: new Date(now).toISOString(),
    sppg_kejadian_kabar: [],
  };

  return (
    <FormDialog
      title="Laporkan kejadian"
      description={sppg.nama}
      wide
      form={{ ...form, failure: report.error }}
      submit={{
        formId,
        buttons: isChosen && (
          // Without the list nobody could say which schools are concerned; without an answer it goes without them.
          <Button type="submit" form={formId} variant="danger" busy={report.isPending || schools.isPending}>
            {report.isPending ? 'Menerbitkan...' : 'Terbitkan'}
          </Button>
        ),
      }}
      onClose={onClose}
    >
      {isChosen ? (
        <>
          <div>
            <p className="mb-2 text-sm text-ink-soft">
              Begini terbacanya oleh semua orang, begitu diterbitkan:
            </p>
            <IncidentCard incident={preview} contact={contact} Heading="h3" />
          </div>
          <div className="grid gap-5 sm:grid-cols-2">
            <PromiseField form={form} hari={preview.hari} now={now} />
            <DateField label={incidentLabels.hari} required max={todayOnServer()} {...form.field('hari')} />
          </div>
          <StoppedField form={form} sppg={sppg} own={null} />
          <SchoolsField form={form} jenis={jenis} names={names} />
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
                className="min-h-14 justify-start bg-white text-left"
                onClick={() => form.change('jenis', kind)}
              >
                {kindTitle(kind)}
              </Button>
            ))}
          </fieldset>
          <DateField label={incidentLabels.hari} required max={todayOnServer()} {...form.field('hari')} />
        </>
      )}
    </FormDialog>
  );
}
