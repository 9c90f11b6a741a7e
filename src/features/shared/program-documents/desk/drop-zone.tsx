import { FileUp } from 'lucide-react';
import { useId } from 'react';

/** Takes PDFs, several at once, that are dropped on it or chosen. */
export function DropZone({ onChosen }: { onChosen: (files: File[]) => void }) {
  const hintId = useId();
  return (
    <div className="relative rounded-2xl border-2 border-dashed border-brand-200 bg-brand-50 px-5 py-8 text-center hover:border-brand-600 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:ring-6 has-focus-visible:ring-brand-700 has-focus-visible:outline-saffron-400">
      {/* The input covers the whole box, so that files can be dropped anywhere on it. */}
      <input
        type="file"
        multiple
        accept=".pdf,application/pdf"
        aria-label="Tambah dokumen PDF"
        aria-describedby={hintId}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Lets the same files be chosen again.
          target.value = '';
          if (files.length > 0) onChosen(files);
        }}
      />
      <div aria-hidden="true" className="flex flex-col items-center gap-2">
        <FileUp className="size-8 text-brand-600" />
        <p className="text-lg font-semibold text-brand-700">Pilih file PDF, atau seret ke sini</p>
      </div>
      <p id={hintId} className="mt-1 text-sm text-ink-soft">
        Boleh beberapa sekaligus. Judul, kategori, dan tanggalnya Anda isi dulu; pengunjung baru melihatnya
        setelah Anda menekan Terbitkan.
      </p>
    </div>
  );
}
