/** Where a build leaves its manifest for `npm run budgets`: outside of what is published. */
export const manifestFile = 'node_modules/.cache/site-manifest.json';
