import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { centred, type Crop, cropSquare, dragged, maximumZoom } from './crop';
import { CropCanvas } from './crop-canvas';
import { useSaveAvatar } from './mutations';
import { RangeField } from './range-field';

interface AvatarDialogProps {
  userId: string;
  picture: ImageBitmap;
  onClose: () => void;
}

/** Lets the user choose the square of a picture, by dragging or with sliders; what is shown is what is stored. */
export function AvatarDialog({ userId, picture, onClose }: AvatarDialogProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(centred);
  const { mutate, isPending } = useSaveAvatar();
  const { size } = cropSquare(picture, crop);

  function handleSave() {
    if (canvasRef.current) mutate({ userId, canvas: canvasRef.current }, { onSuccess: onClose });
  }

  return (
    <Dialog
      title="Atur Foto"
      description="Geser foto sampai wajah Anda berada di dalam lingkaran."
      isBusy={isPending}
      onClose={onClose}
    >
      <div className="grid gap-6 sm:grid-cols-[14rem_1fr] sm:items-center">
        <CropCanvas
          canvasRef={canvasRef}
          picture={picture}
          crop={crop}
          onDrag={(by) => setCrop((known) => dragged(picture, known, by))}
        />
        <div className="space-y-4">
          <RangeField
            label="Perbesar"
            min={1}
            max={maximumZoom}
            value={crop.zoom}
            onChange={(zoom) => setCrop({ ...crop, zoom })}
          />
          <RangeField
            label="Geser horizontal"
            disabled={picture.width <= size}
            value={crop.x}
            onChange={(x) => setCrop({ ...crop, x })}
          />
          <RangeField
            label="Geser vertikal"
            disabled={picture.height <= size}
            value={crop.y}
            onChange={(y) => setCrop({ ...crop, y })}
          />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="outline" disabled={isPending} onClick={onClose}>
          Batal
        </Button>
        <Button busy={isPending} onClick={handleSave}>
          {isPending ? 'Menyimpan...' : 'Simpan Foto'}
        </Button>
      </div>
    </Dialog>
  );
}
