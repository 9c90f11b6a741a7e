import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useUploadDocument } from './use-upload-document';

/** Lets those who may manage documents choose a PDF and uploads it. */
export function UploadDocumentButton() {
  const { upload, isPending } = useUploadDocument();
  const inputRef = useRef<HTMLInputElement>(null);

  return (
    <>
      <input
        ref={inputRef}
        type="file"
        accept=".pdf"
        aria-label="File PDF"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Choosing the same file again must count as a choice.
          target.value = '';
          if (file) void upload(file);
        }}
      />
      <Button busy={isPending} onClick={() => inputRef.current?.click()}>
        {!isPending && <Upload aria-hidden="true" className="size-5" />}
        {isPending ? 'Mengunggah...' : 'Unggah PDF'}
      </Button>
    </>
  );
}
