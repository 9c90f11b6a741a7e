import { TextAnchor } from '@/components/links';
import { publicFileUrl } from '@/lib/supabase/backend';
import { fileSizeText } from '@/lib/text/format';
import type { PublicCertificate } from './certificate-state';

export const scanBucket = 'certificate_scans';

interface ScanLinkProps {
  certificate: Pick<PublicCertificate, 'jenis' | 'scan_path' | 'scan_size'>;
  className?: string;
}

/** Opens the scan of a certificate in a new tab; nothing without one. */
export function ScanLink({ certificate: { jenis, scan_path, scan_size }, className }: ScanLinkProps) {
  if (!scan_path) return null;
  const type = scan_path.endsWith('.pdf') ? 'PDF' : 'JPG';
  return (
    <TextAnchor
      href={publicFileUrl(scanBucket, scan_path)}
      target="_blank"
      rel="noopener"
      className={className}
    >
      <span>{`Lihat pindaian (${type}, ${fileSizeText(scan_size ?? 0)})`}</span>
      <span className="sr-only"> sertifikat {jenis}, di tab baru</span>
    </TextAnchor>
  );
}
