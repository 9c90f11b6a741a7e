import { type PointerEvent, type RefObject, useEffect } from 'react';
import type { Crop } from './crop';
import { avatarSide, drawSquare } from './picture';

interface CropCanvasProps {
  canvasRef: RefObject<HTMLCanvasElement | null>;
  picture: ImageBitmap;
  crop: Crop;
  /** By how many of the canvas's sides the picture was dragged. */
  onDrag: (by: { x: number; y: number }) => void;
}

/** The chosen square of a picture. Apart from the dialog, which renders before its content is in the page. */
export function CropCanvas({ canvasRef, picture, crop, onDrag }: CropCanvasProps) {
  useEffect(() => {
    if (canvasRef.current) drawSquare(canvasRef.current, picture, crop);
  }, [canvasRef, picture, crop]);

  function handleMove(event: PointerEvent<HTMLCanvasElement>) {
    if (event.buttons === 0) return;
    const side = event.currentTarget.clientWidth;
    onDrag({ x: event.movementX / side, y: event.movementY / side });
  }

  return (
    <canvas
      ref={canvasRef}
      width={avatarSide}
      height={avatarSide}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={handleMove}
      className="mx-auto size-56 cursor-move touch-none rounded-full border border-paper-line"
    >
      Pratinjau foto profil
    </canvas>
  );
}
