interface ChunkGroup {
  name: string;
  test: RegExp;
  /** How many pages and dialogs must need a module. */
  minShareCount?: number;
}

const libraries = 'react|react-router|react-router-dom|react-error-boundary|clsx|lucide-react';
const components = '(?!query-provider|form-end)[^/]+|ui/(?:badge|button|card|skeleton|spinner)\\.tsx';

/**
 * Code that most pages share travels together: without this every page asks for a dozen files of a few hundred bytes.
 * What a page needs alone, and what is fetched on demand, stays in chunks of its own. A group takes along what its
 * modules import, so the most common one comes first.
 */
export const chunkGroups: ChunkGroup[] = [
  {
    name: 'site',
    test: new RegExp(
      `/node_modules/(?:${libraries})/|/src/config/|/src/lib/(?!query-client|forms/)|/src/features/auth/(?:session|login-)|/src/components/(?:${components})$|preload-helper`,
    ),
    minShareCount: 2,
  },
  { name: 'supabase', test: /\/node_modules\/(?:@supabase|tslib)\// },
  {
    name: 'data',
    test: /\/node_modules\/@tanstack\/|\/src\/components\/query-provider|\/src\/features\/auth\/use-access/,
  },
];
