import { Section } from '@/components/section';
import { DownloadList } from '@/features/downloads/download-list';
import type { OpportunityDetail } from './detail';
import { FraudNote } from './fraud-note';

export const documentsId = 'dokumen';

export function DetailDocuments({ documents }: Pick<OpportunityDetail, 'documents'>) {
  const { title, lead, downloads } = documents;
  return (
    <Section id={documentsId} tone="deep" title={title} lead={lead}>
      <DownloadList downloads={downloads} />
      <FraudNote />
    </Section>
  );
}
