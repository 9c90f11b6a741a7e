import { TextLink } from '@/components/text-link';
import { paths } from '@/config/paths';
import { CopyableCode } from './copyable-code';
import { formatTrackingCode } from './tracking-code';

interface SentCodeProps {
  code: string;
  /** Whether the form is empty because this was sent. */
  isLatest: boolean;
}

/** The code of what a form has sent, to keep. */
export function SentCode({ code, isLatest }: SentCodeProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {isLatest ? 'Simpan kode ini:' : 'Kode kiriman sebelumnya:'} <CopyableCode key={code} code={code} />
      </p>
      <p>
        <TextLink to={`${paths.lacak}#${formatTrackingCode(code)}`}>Lihat kabar kiriman ini</TextLink>
      </p>
    </>
  );
}
