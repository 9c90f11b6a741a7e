import { largeWidth } from '@/lib/supabase/store-photo';
import { fileSizeText } from '@/lib/text/format';
import { fileMessages } from './file.messages';
import { canvasToWebPictureUrl, drawWhole } from './photo';
import { unreadablePhoto } from './unreadable-photo';

/**
 * A `data:` URL and size of a photo, drawn anew in its own shape: where and when it was taken is left out.
 * @param mostBytes - a larger file is not decoded: that may take more memory than a phone has
 * @throws Error with the sentence that says why it can't be read
 */
export async function drawnPhoto(
  original: File,
  mostBytes = Infinity,
): Promise<{ path: string; width: number; height: number }> {
  if (original.size > mostBytes)
    throw new Error(`${original.name}: ${fileMessages.hugePhoto(fileSizeText(mostBytes)).description}`);
  try {
    const bitmap = await createImageBitmap(original);
    const canvas = drawWhole(bitmap, largeWidth);
    bitmap.close();
    return { path: canvasToWebPictureUrl(canvas), width: canvas.width, height: canvas.height };
  } catch (cause) {
    const { description } = await unreadablePhoto(original);
    throw new Error(`${original.name}: ${description}`, { cause });
  }
}
