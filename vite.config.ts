import { availableParallelism } from 'node:os';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './scripts/build/chunk-groups.ts';
import { readEnv } from './scripts/build/env.ts';
import { previewLikeAHost } from './scripts/build/host-server.ts';
import { buildTargets } from './scripts/build/language-features.ts';
import { prerenderPages } from './scripts/build/prerender-pages.ts';
import { documentDownloads } from './scripts/content/downloads.ts';
import { siteContent } from './scripts/content/plugin.ts';
import { pictures } from './scripts/pictures/plugin.ts';
import { localSupabase, usesEmbedded } from './supabase/local/vite-plugin.ts';

const databaseTests = {
  environment: 'node',
  // Loads PGlite once per worker, not once per file, and compiles it once for all of them.
  isolate: false,
  pool: 'threads',
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig(({ command, mode, isPreview }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_');
  const isEmbedded = usesEmbedded(command, mode, env.VITE_SUPABASE_URL);
  const ownUrl = 'http://localhost:4173';
  // A mistake in a variable stops dev and build here; otherwise only visitors would notice.
  const live = isEmbedded
    ? undefined
    : readEnv({ ...env, ...(command === 'serve' && { VITE_SITE_URL: ownUrl }) });
  const siteUrl = live?.siteUrl ?? ownUrl;

  return {
    plugins: [
      react(),
      tailwindcss(),
      documentDownloads(),
      localSupabase(isPreview ? {} : { dataDir: '.local' }),
      siteContent(live, isEmbedded && command === 'serve'),
      pictures(),
      previewLikeAHost(),
      prerenderPages({ siteUrl, live }),
    ],
    resolve: { alias: { '@': path.join(import.meta.dirname, 'src') } },
    build: {
      target: buildTargets,
      // Browsers without modulepreload need no polyfill: they fetch the same files a little later.
      modulePreload: { polyfill: false },
      // To compress each file only to print its size takes seconds; `npm run budgets` says what visitors download.
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups },
          // pdf.js looks for this decoder by its own name, in a folder that it is told.
          assetFileNames: ({ names }) =>
            names.includes('openjpeg_nowasm_fallback.js')
              ? 'assets/[hash]/[name][extname]'
              : 'assets/[name]-[hash][extname]',
        },
      },
    },
    worker: { format: 'es' },
    define: {
      'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl),
      'import.meta.env.VITE_BUILD_YEAR': new Date().getFullYear(),
    },
    test: {
      // Tests wait at times, so three workers share two cores. Another Supabase is one for all tests.
      maxWorkers: process.env.TEST_API_URL ? 1 : Math.ceil(1.5 * availableParallelism()),
      // Other jobs on a CI machine can make a test time out.
      retry: process.env.CI ? 1 : 0,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            isolate: false,
            include: [
              'src/**/*.test.ts',
              'scripts/**/*.test.ts',
              'supabase/functions/**/*.test.ts',
              'tests/*.test.ts',
            ],
          },
        },
        {
          extends: true,
          test: {
            name: 'pages',
            environment: 'happy-dom',
            setupFiles: 'tests/setup.ts',
            env: {
              VITE_SUPABASE_URL: '/',
              VITE_SUPABASE_ANON_KEY: 'test',
              VITE_SITE_URL: 'http://localhost',
            },
            testTimeout: 20_000,
            include: ['src/**/*.test.tsx', 'tests/integration/**/*.test.tsx'],
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            ...databaseTests,
            name: 'database',
            globalSetup: 'tests/database/make-snapshot.ts',
            include: ['tests/database/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...databaseTests,
            name: 'stack',
            include: ['tests/stack/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...databaseTests,
            name: 'growth',
            include: ['tests/growth/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...databaseTests,
            name: 'mutations',
            include: ['tests/mutations/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...databaseTests,
            name: 'rehearsals',
            include: ['tests/rehearsals/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...databaseTests,
            name: 'long',
            include: ['tests/long/**/*.test.ts'],
          },
        },
      ],
    },
  };
});
