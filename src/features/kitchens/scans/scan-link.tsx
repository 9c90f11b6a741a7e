import { TextAnchor } from '@/components/links';
import { publicFileUrl } from '@/lib/supabase/backend';
import { fileSizeText } from '@/lib/text/format';

/** The bucket with the scans of certificates and inspections. */
export const scanBucket = 'certificate_scans';

interface ScanLinkProps {
  /** The row that names the scan. */
  of: { scan_path: string | null; scan_size: number | null };
  /** What it is a scan of, within a sentence: 'sertifikat SLHS'. */
  what: string;
  className?: string;
}

/** Opens a scan in a new tab; nothing without one. */
export function ScanLink({ of: { scan_path, scan_size }, what, className }: ScanLinkProps) {
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
      <span className="sr-only"> {what}, di tab baru</span>
    </TextAnchor>
  );
}
