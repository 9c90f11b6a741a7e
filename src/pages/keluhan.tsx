import { ShieldAlert } from 'lucide-react';
import { lazyForm } from '@/components/lazy';
import { NeedsScript } from '@/components/needs-script';
import { PageHead } from '@/components/page-head';
import { PageHero } from '@/components/page-hero';
import { RunningText } from '@/components/running-text';
import { Container, Section } from '@/components/section';
import { ButtonAnchor } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { useCompany } from '@/lib/content/company';
import {
  afterSection,
  afterSteps,
  complaintPrivacy,
  complaintHead,
  complaintHero,
  otherChannels,
  safety,
  sick,
  trustSection,
} from '@/features/leads/sent-complaints/content';

const ComplaintForm = lazyForm(
  async () => (await import('@/features/leads/sent-complaints/complaint-form')).ComplaintForm,
  'h-310 sm:h-270',
);

export function KeluhanPage() {
  const { emergency } = site.officialChannels;
  return (
    <>
      <PageHead {...complaintHead} path={paths.keluhan} />
      <PageHero {...complaintHero} look="search" />
      <section aria-label="Keluhan">
        <Container className="pb-10 sm:pb-14">
          <div className="relative -mt-10 max-w-3xl space-y-5">
            <div
              role="note"
              className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-2xl border border-danger-600 bg-danger-50 p-5"
            >
              <div className="min-w-0 grow basis-60">
                <h2 className="flex items-center gap-2 text-xl text-danger-700">
                  <ShieldAlert aria-hidden="true" className="size-6 shrink-0" />
                  {sick.title}
                </h2>
                <p className="mt-1">
                  <RunningText text={sick.text} />
                </p>
              </div>
              <ButtonAnchor href={emergency.href} variant="danger">
                Telepon {emergency.display}
              </ButtonAnchor>
            </div>
            <div className="rounded-2xl border border-paper-line bg-white p-5 sm:p-7">
              <NeedsScript what="Formulir ini" />
              <ComplaintForm>{complaintPrivacy(useCompany().address.city)}</ComplaintForm>
            </div>
          </div>
        </Container>
      </section>
      <Section tone="white" {...afterSection}>
        <ol className="grid gap-x-10 gap-y-6 lg:grid-cols-3">
          {afterSteps.map(({ title, text }, index) => (
            <li key={title} className="border-t border-paper-line pt-4">
              <h3 className="text-lg">
                {index + 1}. {title}
              </h3>
              <p className="mt-2 text-ink-soft">
                <RunningText text={text} />
              </p>
            </li>
          ))}
        </ol>
        <p className="mt-8 max-w-prose rounded-xl bg-brand-50 p-4 font-semibold">{safety}</p>
      </Section>
      <Section layout="side" {...trustSection}>
        <dl className="space-y-4">
          {otherChannels.map(({ name, text }) => (
            <div key={name} className="border-t border-paper-line pt-3">
              <dt className="font-bold">{name}</dt>
              <dd className="mt-1 text-ink-soft">
                <RunningText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
