import { type ChangeEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import type { ChosenPhoto } from '@/lib/files/photo';
import { unreadablePhoto } from '@/lib/files/unreadable-photo';
import { useToast } from '@/lib/toasts/toast';
import { Button } from './ui/button';

interface PhotoPickerProps {
  label: string;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  /** Renders the dialog for the chosen photo. */
  children: (photo: ChosenPhoto, close: () => void) => ReactNode;
}

/** A button that lets the user choose a photo, and then crop it. */
export function PhotoPicker({ label, disabled, ref, children }: PhotoPickerProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const toast = useToast();

  useEffect(() => {
    if (!photo) return;
    return () => {
      // Freed at once: a phone's photo takes some 50 MB once decoded.
      photo.bitmap.close();
      URL.revokeObjectURL(photo.url);
    };
  }, [photo]);

  async function open(file: File) {
    try {
      setPhoto({ bitmap: await createImageBitmap(file), url: URL.createObjectURL(file) });
    } catch {
      toast(await unreadablePhoto(file));
    }
  }

  function handlePick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Lets the same file be chosen again.
    event.target.value = '';
    if (file) void open(file);
  }

  return (
    <>
      <input ref={inputRef} type="file" accept="image/*" hidden onChange={handlePick} />
      <Button
        ref={ref}
        variant="outline"
        size="sm"
        disabled={disabled}
        onClick={() => inputRef.current?.click()}
      >
        {label}
      </Button>
      {photo && children(photo, () => setPhoto(null))}
    </>
  );
}
