/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_ANON_KEY: string;
  readonly VITE_SITE_URL: string;
  readonly VITE_BUILD_YEAR: number;
}

// Not in every browser: https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData
interface Navigator {
  readonly connection?: { readonly saveData: boolean };
}

// A picture by its name without extension: scripts/pictures/plugin.ts finds the file and measures it.
declare module '@/content/pictures/*' {
  const picture: import('@/components/illustration').Picture;
  export default picture;
}

// A document by its Markdown file: scripts/content/downloads.ts adds the facts of its PDF.
declare module '@/content/documents/*.md' {
  const download: import('@/features/downloads/download-button').Download;
  export default download;
}
