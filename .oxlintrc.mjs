import { defineConfig } from 'oxlint';

// oxlint finds only JSON and TypeScript files by itself, and Node 20 cannot load TypeScript: `npm run lint` names this file.

/** From left to right: a layer imports itself and the layers after it. */
const layers = ['app', 'pages', 'features', 'components', 'lib', 'config'];

/** What a feature contains of others. All of them may ask who is signed in. */
const containedIn = {
  '*': [],
  audit: [
    'accounts/access-mode',
    'certificates/admin-api',
    'certificates/certificate-columns',
    'program-documents/admin-api',
    'program-documents/document-columns',
    'program-documents/chosen-pdf-field',
    'program-documents/use-chosen-pdf',
    'progress-log/progress-labels',
    'regional-contacts/admin-api',
    'regional-contacts/contact-columns',
    'schools/school-columns',
    'sppg/sppg-columns',
    'suspensions/suspension-labels',
    'yayasan/yayasan-columns',
  ],
  certificates: ['sppg/api', 'sppg/progress'],
  contact: ['tracking/**'],
  // Its own parts, what it edits, and the trail with earlier versions.
  'content-desk': ['audit/**', 'contact/**', 'content-desk/**', 'gallery/**', 'news/**', 'publishing/**'],
  // Its own parts, and whom leads are assigned to.
  leads: [
    'accounts/api',
    'leads/**',
    'opportunities/opportunity',
    'tracking/sent-code',
    'tracking/tracking-code',
  ],
  opportunities: ['downloads/**'],
  partnership: ['tracking/**'],
  'program-documents': ['downloads/**'],
  // Whose files go, and where the rows are shown otherwise.
  'personal-data': ['file-removal/file-remover', 'leads/queries', 'publishing/**'],
  'progress-log': ['sppg/api', 'sppg/progress', 'sppg/sppg-columns'],
  'regional-contacts': ['wilayah/api'],
  schools: ['sppg/api'],
  // Its own parts.
  sppg: ['sppg/**', 'wilayah/**'],
  'sppg-check': [
    'certificates/certificate-list',
    'certificates/certificate-state',
    'progress-log/api',
    'progress-log/progress-section',
    'schools/api',
    'schools/schools',
    'sppg/**',
    'suspensions/suspension-section',
  ],
  'press-numbers': ['certificates/certificate-state', 'sppg/**'],
  'sppg-map': ['regional-contacts/api', 'sppg/**'],
  // What it edits, the file that goes out and comes back, and what the list can be filtered by.
  'sppg-table': [
    'progress-log/**',
    'sppg-import/**',
    'sppg/**',
    'wilayah/api',
    'yayasan/api',
    'yayasan/matching-yayasan',
  ],
  'sppg-import': ['downloads/messages', 'sppg/**', 'wilayah/**', 'yayasan/yayasan-schema'],
  summary: ['file-removal/file-remover', 'publishing/**'],
  suspensions: ['sppg/api', 'sppg/suspension-state'],
  yayasan: ['sppg/**'],
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
];
const radix = { group: ['@radix-ui/*'], message: 'Only components/ui wraps Radix.' };
const clients = {
  group: ['@/lib/supabase/client', '@/lib/supabase/tables'],
  allowTypeImports: true,
  message: 'Only features/*/api.ts, admin-api.ts and the session talk to Supabase.',
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

const featureRules = Object.entries(containedIn).flatMap(([feature, others]) => {
  const otherFeatures = {
    group: ['@/features/**', ...['auth/**', ...others].map((allowed) => `!@/features/${allowed}`)],
    message: 'A feature imports another only where one truly contains the other.',
  };
  return [
    restrict('features', `${feature}/**`, [otherFeatures, radix, clients]),
    restrict('features', `${feature}/{api,admin-api,access-api,editions-api,session}.ts`, [
      otherFeatures,
      radix,
    ]),
  ];
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
    'situs/filtered-writes': 'error',
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
