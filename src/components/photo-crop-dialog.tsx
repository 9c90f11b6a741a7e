import { clsx } from 'clsx';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { drawPhoto, type ChosenPhoto } from '@/lib/files/photo';
import { Button } from './ui/button';
import { Dialog } from './ui/dialog';

const maximumZoom = 4;

interface PhotoCropDialogProps {
  photo: ChosenPhoto;
  /** Width by height of a photo that is shown as a rectangle; absent for a portrait in a circle. */
  aspect?: number;
  /** The largest width of the stored photo, in pixels. */
  maxWidth?: number;
  description: string;
  /** The preview's name for screen readers. */
  previewLabel: string;
  confirmLabel: string;
  /** Whether the confirmed photo is being stored. */
  isBusy?: boolean;
  /** Called with the part of the photo inside the frame. */
  onConfirm: (canvas: HTMLCanvasElement) => void;
  onClose: () => void;
}

/** Lets the user choose a part of a photo, by dragging, with arrow keys or with sliders. */
export function PhotoCropDialog({
  photo: { bitmap, url },
  aspect,
  maxWidth,
  description,
  previewLabel,
  confirmLabel,
  isBusy = false,
  onConfirm,
  onClose,
}: PhotoCropDialogProps) {
  const [zoom, setZoom] = useState(1);
  // The photo's offset from the centre of the frame, and the frame's size, in CSS pixels.
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [frame, setFrame] = useState({ width: 0, height: 0 });
  const [area, setArea] = useState<Area>();

  // How many CSS pixels one pixel of the photo takes.
  const scale = Math.max(frame.width / bitmap.width, frame.height / bitmap.height) * zoom;

  function confirm() {
    if (!area) return;
    // A small photo is not enlarged.
    onConfirm(drawPhoto(bitmap, area, maxWidth && Math.min(maxWidth, area.width)));
  }

  return (
    <Dialog
      title="Atur Foto"
      description={description}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            Batal
          </Button>
          <Button busy={isBusy} disabled={!area} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={clsx('grid gap-6', !aspect && 'sm:grid-cols-[14rem_1fr] sm:items-center')}>
        <div
          style={{ aspectRatio: aspect }}
          className={clsx(
            'relative mx-auto border border-paper-line has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:ring-6 has-focus-visible:ring-brand-700 has-focus-visible:outline-saffron-400',
            aspect ? 'w-full max-w-sm rounded-2xl' : 'size-56 rounded-full',
          )}
        >
          <Cropper
            image={url}
            // It would write them as HTML, which Trusted Types refuse.
            disableAutomaticStylesInjection
            aspect={aspect ?? 1}
            cropShape={aspect ? 'rect' : 'round'}
            showGrid={false}
            objectFit="cover"
            maxZoom={maximumZoom}
            crop={position}
            zoom={zoom}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropSizeChange={setFrame}
            onCropAreaChange={(_percentages, pixels) => setArea(pixels)}
            classes={{ containerClassName: clsx('bg-white', aspect ? 'rounded-2xl' : 'rounded-full') }}
            style={{ cropAreaStyle: { border: 0 } }}
            cropperProps={{ role: 'group', 'aria-label': previewLabel }}
          />
        </div>
        <div className="space-y-4">
          <RangeField label="Perbesar" min={1} max={maximumZoom} value={zoom} onChange={setZoom} />
          <PositionField
            label="Geser horizontal"
            room={bitmap.width * scale - frame.width}
            position={position.x}
            onChange={(x) => setPosition({ ...position, x })}
          />
          <PositionField
            label="Geser vertikal"
            room={bitmap.height * scale - frame.height}
            position={position.y}
            onChange={(y) => setPosition({ ...position, y })}
          />
        </div>
      </div>
    </Dialog>
  );
}

interface PositionFieldProps {
  label: string;
  /** By how many pixels the photo is larger than the frame. */
  room: number;
  position: number;
  onChange: (position: number) => void;
}

/** Moves a photo along one axis, from one edge (0) to the other (1). */
function PositionField({ label, room, position, onChange }: PositionFieldProps) {
  // Less than half a pixel is an error of rounding.
  const hasRoom = room > 0.5;
  return (
    <RangeField
      label={label}
      disabled={!hasRoom}
      value={hasRoom ? 0.5 - position / room : 0.5}
      onChange={(value) => onChange((0.5 - value) * room)}
    />
  );
}

interface RangeFieldProps {
  label: string;
  min?: number;
  max?: number;
  value: number;
  onChange: (value: number) => void;
  disabled?: boolean;
}

/** A slider with a label, from 0 to 1 by default. */
function RangeField({ label, min = 0, max = 1, value, onChange, disabled }: RangeFieldProps) {
  return (
    <label className="block font-semibold">
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="mt-1 block min-h-6 w-full accent-brand-600 disabled:opacity-50"
      />
    </label>
  );
}
