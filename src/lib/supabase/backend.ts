/** The backend's URL and its key for visitors, which dev and build have checked (`scripts/build/env.ts`). */
export function backend() {
  // The URL '/' is that of the embedded stack, on the page's own origin.
  const { href } = new URL(import.meta.env.VITE_SUPABASE_URL, location.origin);
  return { supabaseUrl: href.replace(/\/+$/, ''), supabaseAnonKey: import.meta.env.VITE_SUPABASE_ANON_KEY };
}

/** The URL at which everyone reads a file of a public bucket; also for prerendered links, so without `location`. */
export const publicFileUrl = (bucket: string, path: string) =>
  `${import.meta.env.VITE_SUPABASE_URL.replace(/\/+$/, '')}/storage/v1/object/public/${bucket}/${path}`;

/** The public address of a photo that was stored in two sizes, 640 and 1280 pixels wide. */
export const publicPhotoUrl = (bucket: string, path: string, width: number) =>
  publicFileUrl(bucket, path.replace('.', `-${width}.`));
