import { UserRound } from 'lucide-react';
import { useRef } from 'react';
import { lazyDialog } from '@/components/lazy';
import { PhotoPicker } from '@/components/photo-picker';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { canvasToDataUrl } from '@/lib/files/photo';
import { contactPhotoUrl } from './contacts';

const PhotoCropDialog = lazyDialog(
  async () => (await import('@/components/photo-crop-dialog')).PhotoCropDialog,
);

interface PhotoFieldProps {
  label: string;
  /** The address of a stored photo, or the `data:` URL of one that was just cropped; '' for none. */
  value: string;
  error?: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** Chooses, crops and removes the photo of a contact. */
export function PhotoField({ label, value, error, disabled, onChange }: PhotoFieldProps) {
  const pickerRef = useRef<HTMLButtonElement>(null);

  function handleRemove() {
    onChange('');
    // The focus moves, as the pressed button goes.
    pickerRef.current?.focus();
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">
        {label}
        <span className="font-normal text-ink-muted"> (opsional)</span>
      </legend>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar
          src={contactPhotoUrl(value)}
          alt="Foto narahubung"
          fallback={<UserRound aria-hidden="true" className="size-10" />}
          className="size-24"
        />
        <div className="flex flex-wrap gap-3">
          <PhotoPicker ref={pickerRef} label={value ? 'Ganti Foto' : 'Pilih Foto'} disabled={disabled}>
            {(photo, close) => (
              <PhotoCropDialog
                photo={photo}
                description="Geser foto sampai wajah narahubung berada di dalam lingkaran."
                previewLabel="Pratinjau foto narahubung"
                confirmLabel="Pakai Foto"
                onConfirm={(canvas) => {
                  onChange(canvasToDataUrl(canvas));
                  close();
                }}
                onClose={close}
              />
            )}
          </PhotoPicker>
          {value && (
            <Button variant="ghost" size="sm" disabled={disabled} onClick={handleRemove}>
              Hapus Foto
            </Button>
          )}
        </div>
      </div>
      <p className="mt-1.5 text-sm text-ink-muted">Tanpa foto, direktori menampilkan inisial namanya.</p>
      {error && (
        <p role="alert" className="mt-1.5 text-sm font-semibold text-danger-600">
          {error}
        </p>
      )}
    </fieldset>
  );
}
