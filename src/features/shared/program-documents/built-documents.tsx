import { TextAnchor } from '@/components/links';
import { WithoutScript } from '@/components/without-script';
import type { TablesClient } from '@/lib/supabase/tables';
import { todayOnServer } from '@/lib/text/format-time';
import { publicFileUrl } from '@/lib/supabase/backend';
import { bucket, dayText, fetchDocuments, type ProgramDocument, unconfirmedText } from './api';

export interface BuiltDocuments {
  day: string;
  documents: ProgramDocument[];
}

/** @throws PostgrestError when the backend can't be read */
export const builtDocuments = async (tables: TablesClient): Promise<BuiltDocuments> => ({
  day: todayOnServer(),
  documents: await fetchDocuments(tables),
});

/** The documents for visitors without JavaScript. */
export function DocumentsWithoutScript({ built }: { built: BuiltDocuments | null }) {
  return (
    <WithoutScript what="Daftar dokumen" built={built}>
      {({ documents }) => (
        <ul className="space-y-2">
          {documents.map((document) => (
            <li key={document.id}>
              <TextAnchor
                href={publicFileUrl(bucket, document.file_path.split('/').map(encodeURIComponent).join('/'))}
              >
                {document.title}
              </TextAnchor>{' '}
              <span>{`(PDF, ${dayText(document)}${document.dikonfirmasi_pada ? '' : `; ${unconfirmedText.toLowerCase()}`})`}</span>
            </li>
          ))}
        </ul>
      )}
    </WithoutScript>
  );
}
