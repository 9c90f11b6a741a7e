import { largeWidth } from '@/lib/supabase/store-photo';
import { fileMessages } from './file.messages';
import { canvasToWebPictureUrl, drawWhole, isHeic } from './photo';

/**
 * A photo drawn anew in its own shape, which leaves out where and when it was taken: a `data:` URL with its size.
 * @throws Error with the sentence that says why it can't be read
 */
export async function drawnPhoto(original: File): Promise<{ path: string; width: number; height: number }> {
  try {
    const bitmap = await createImageBitmap(original);
    const canvas = drawWhole(bitmap, largeWidth);
    bitmap.close();
    return { path: canvasToWebPictureUrl(canvas), width: canvas.width, height: canvas.height };
  } catch (cause) {
    const isFromPhone = await isHeic(original).catch(() => false);
    const { description } = isFromPhone ? fileMessages.heicPhoto : fileMessages.noPhoto;
    throw new Error(`${original.name}: ${description}`, { cause });
  }
}
