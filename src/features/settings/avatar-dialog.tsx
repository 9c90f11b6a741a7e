import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { centred, type Crop, cropSquare, dragged, maximumZoom } from './crop';
import { avatarSide, drawSquare } from './picture';
import { RangeField } from './range-field';
import { useSaveAvatar } from './use-avatar';

interface AvatarDialogProps {
  userId: string;
  picture: ImageBitmap;
  onClose: () => void;
}

/** Lets the user choose the square of a picture, by dragging or with sliders; what is shown is what is stored. */
export function AvatarDialog({ userId, picture, onClose }: AvatarDialogProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(centred);
  const { save, isPending } = useSaveAvatar();
  const { size } = cropSquare(picture, crop);

  useEffect(() => {
    if (canvasRef.current) drawSquare(canvasRef.current, picture, crop);
  }, [picture, crop]);

  function handleDrag(event: PointerEvent<HTMLCanvasElement>) {
    if (event.buttons === 0) return;
    const side = event.currentTarget.clientWidth;
    const by = { x: event.movementX / side, y: event.movementY / side };
    setCrop((known) => dragged(picture, known, by));
  }

  async function handleSave() {
    if (!canvasRef.current) return;
    if (await save({ userId, canvas: canvasRef.current })) onClose();
  }

  return (
    <Dialog
      title="Atur Foto"
      description="Geser foto sampai wajah Anda berada di dalam lingkaran."
      onClose={onClose}
    >
      <div className="grid gap-6 sm:grid-cols-[14rem_1fr] sm:items-center">
        <canvas
          ref={canvasRef}
          width={avatarSide}
          height={avatarSide}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={handleDrag}
          className="mx-auto size-56 cursor-move touch-none rounded-full border border-paper-line"
        >
          Pratinjau foto profil
        </canvas>
        <div className="space-y-4">
          <RangeField
            label="Perbesar"
            min={1}
            max={maximumZoom}
            value={crop.zoom}
            onChange={(zoom) => setCrop({ ...crop, zoom })}
          />
          <RangeField
            label="Geser mendatar"
            disabled={picture.width <= size}
            value={crop.x}
            onChange={(x) => setCrop({ ...crop, x })}
          />
          <RangeField
            label="Geser tegak"
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
        <Button busy={isPending} onClick={() => void handleSave()}>
          {isPending ? 'Menyimpan...' : 'Simpan Foto'}
        </Button>
      </div>
    </Dialog>
  );
}
