import { defineConfig } from 'oxlint';

// oxlint finds only JSON and TypeScript files by itself, and Node 20 cannot load TypeScript: `npm run lint` names this file.

/** From left to right: a layer imports itself and the layers after it. */
const layers = ['app', 'pages', 'features', 'components', 'lib', 'config'];

/** The wings of features, likewise from left to right: a wing imports itself and the wings after it. */
const wings = ['editorial', 'back-office', 'leads', 'kitchens', 'shared', 'people'];

/** What a room of the largest wing imports of its neighbours. */
const kitchenRooms = {
  sppg: [],
  scans: [],
  certificates: ['scans', 'sppg'],
  incidents: ['schools', 'sppg'],
  inspections: ['scans', 'sppg'],
  map: ['sppg'],
  progress: ['sppg'],
  'public-complaints': [],
  schools: ['sppg'],
  signatures: ['sppg'],
  suspensions: ['sppg'],
  yayasan: ['signatures', 'sppg'],
  numbers: ['certificates', 'map', 'public-complaints', 'sppg'],
  history: ['certificates', 'incidents', 'inspections', 'progress', 'signatures', 'sppg', 'suspensions'],
  check: [
    'certificates',
    'history',
    'incidents',
    'inspections',
    'progress',
    'public-complaints',
    'schools',
    'signatures',
    'sppg',
  ],
  districts: ['certificates', 'check', 'open-data', 'public-complaints', 'sppg'],
  'open-data': ['certificates', 'check', 'incidents', 'numbers', 'progress', 'scans', 'sppg'],
  import: ['sppg', 'yayasan'],
  table: ['import', 'progress', 'sppg', 'yayasan'],
};

const everywhere = [
  { group: ['../**'], message: "Across folders import with '@/'." },
  {
    group: ['**/supabase/local/**', '**/tests/**', 'node:*'],
    message: 'The site never imports tests, the local stack or Node.',
  },
  {
    group: ['@supabase/*'],
    allowTypeImports: true,
    message: "Only lib/supabase makes Supabase's clients.",
  },
  {
    group: ['react'],
    importNames: ['lazy'],
    message: 'What is in a chunk of its own is a lazyPart, lazyDialog or lazyForm of components/lazy.tsx.',
  },
];
const radix = { group: ['@radix-ui/*'], message: 'Only components/ui wraps Radix.' };
const clients = {
  group: ['@/lib/supabase/client', '@/lib/supabase/tables'],
  allowTypeImports: true,
  message: "Only a feature's api.ts, admin-api.ts and the session talk to Supabase.",
};
const queries = {
  group: ['@tanstack/react-query'],
  importNames: ['queryOptions', 'useQuery', 'useQueries'],
  message:
    "A feature's queries stand with its calls in api.ts or admin-api.ts, where they are many in queries.ts.",
};
const mutations = {
  group: ['@tanstack/react-query', '@/lib/forms/row-mutations'],
  importNames: ['useMutation', 'useSaveRow', 'useDeleteRow'],
  message: "A feature's mutations stand in its mutations.ts.",
};

/**
 * What files of a layer may not import. Where several overrides match a file, the last one counts alone.
 *
 * @param {string} layer
 * @param {string} files
 * @param {{ group: string[], message: string }[]} more
 * @returns {import('oxlint').OxlintOverride}
 */
function restrict(layer, files, more) {
  const leftward = layers.slice(0, layers.indexOf(layer)).map((left) => ({
    group: [`@/${left}/**`],
    message: `Imports point right: ${layers.join(' -> ')}.`,
  }));
  return {
    files: [`src/${layer}/${files}`],
    rules: { 'no-restricted-imports': ['error', { patterns: [...leftward, ...everywhere, ...more] }] },
  };
}

/**
 * What the files of a feature may not import, but for those that talk to Supabase and those that have its queries or mutations.
 *
 * @param {string} folder
 * @param {{ group: string[], message: string }[]} more
 */
const restrictFeature = (folder, more) => [
  restrict('features', `${folder}/**`, [...more, radix, clients, queries, mutations]),
  restrict('features', `${folder}/**/{api,admin-api,use-access,editions-api,session-events}.ts`, [
    ...more,
    radix,
    mutations,
  ]),
  restrict('features', `${folder}/**/queries.ts`, [...more, radix, clients, mutations]),
  restrict('features', `${folder}/**/mutations.ts`, [...more, radix, clients, queries]),
];

const featureRules = wings.flatMap((wing, index) => {
  const wingsBefore = {
    group: wings.slice(0, index).map((left) => `@/features/${left}/**`),
    message: `Wings of features import to the right: ${wings.join(' -> ')}.`,
  };
  const rules = restrictFeature(wing, index > 0 ? [wingsBefore] : []);
  if (wing !== 'kitchens') return rules;
  const roomRules = Object.entries(kitchenRooms).flatMap(([room, neighbours]) => {
    const otherRooms = {
      group: [
        '@/features/kitchens/**',
        ...[room, ...neighbours].map((own) => `!@/features/kitchens/${own}/**`),
      ],
      message:
        'A room of kitchens imports another only where one truly contains the other: see kitchenRooms.',
    };
    return restrictFeature(`kitchens/${room}`, [wingsBefore, otherRooms]);
  });
  return [...rules, ...roomRules];
});

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  jsPlugins: ['./scripts/lint/plugin.mjs'],
  options: { typeAware: true },
  env: { browser: true, es2024: true, node: true },
  // Deno's type check reads what runs under Deno alone (tests/stack/kirim-surat.test.ts).
  ignorePatterns: [
    'dist',
    '.local',
    'src/lib/supabase/database.types.ts',
    'supabase/functions/*/{index,smtp}.ts',
  ],
  rules: {
    'no-console': ['error', { allow: ['warn'] }],
    'no-restricted-exports': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/style-prop-object': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'import/no-default-export': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'no-shadow': 'off',
    'typescript/consistent-return': 'off',
    'no-await-in-loop': 'off',
  },
  overrides: [
    {
      files: [
        '.oxlintrc.mjs',
        'vite.config.ts',
        'tailwind.config.ts',
        'tests/**',
        'supabase/functions/**',
        'supabase/local/**',
        'scripts/**',
      ],
      rules: {
        'import/no-default-export': 'off',
        'no-console': 'off',
        'vitest/no-standalone-expect': 'off',
      },
    },
    { files: ['src/**/*.tsx'], rules: { 'situs/translation-safe': 'error' } },
    ...layers.map((layer) => restrict(layer, '**', [radix, clients])),
    restrict('components', 'ui/**', [clients]),
    ...featureRules,
  ],
});
