import { fileMessages } from './file.messages';

/** Whether a file is a HEIC photo, as iPhones take them, whatever its name; only Safari can read those. */
async function isHeic(file: File): Promise<boolean> {
  const start = await file.slice(4, 12).text();
  return /^ftyp(?:hei[csx]|hev[csx]|mif1|msf1)/.test(start);
}

/** The toast for a file that this browser can't read as a photo. */
export const unreadablePhoto = async (file: File) =>
  (await isHeic(file).catch(() => false)) ? fileMessages.heicPhoto : fileMessages.noPhoto;
