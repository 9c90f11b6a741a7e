import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useToast } from '@/lib/toasts/toast';
import { documentProblem } from './document-file';
import { useUploadDocument } from './mutations';

export function UploadDocumentButton() {
  const { mutate, isPending } = useUploadDocument();
  const toast = useToast();
  const inputRef = useRef<HTMLInputElement>(null);

  async function upload(file: File) {
    const problem = await documentProblem(file);
    if (problem) toast(problem);
    else mutate(file);
  }

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
          // Lets the same file be chosen again.
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
