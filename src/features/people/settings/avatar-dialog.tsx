import { PhotoCropDialog } from '@/components/photo-crop-dialog';
import type { ChosenPhoto } from '@/lib/files/photo';
import { useSaveAvatar } from './mutations';

interface AvatarDialogProps {
  userId: string;
  photo: ChosenPhoto;
  onClose: () => void;
}

/** Crops a photo and stores it as the user's avatar. */
export function AvatarDialog({ userId, photo, onClose }: AvatarDialogProps) {
  const { mutate, isPending } = useSaveAvatar();
  return (
    <PhotoCropDialog
      photo={photo}
      description="Geser foto sampai wajah Anda berada di dalam lingkaran."
      previewLabel="Pratinjau foto profil"
      confirmLabel={isPending ? 'Menyimpan...' : 'Simpan Foto'}
      isBusy={isPending}
      onConfirm={(canvas) => mutate({ userId, canvas }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
