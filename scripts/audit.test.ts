import { expect, test } from 'vitest';
import { auditProblems } from './audit.mjs';

const advisory = {
  source: 1_102_341,
  name: 'esbuild',
  dependency: 'esbuild',
  title: 'esbuild enables any website to read responses of the development server',
  url: 'https://github.com/advisories/GHSA-67mh-4wv8-2f99',
  severity: 'moderate',
  cwe: ['CWE-346'],
  cvss: { score: 5.3, vectorString: 'CVSS:3.1/AV:N/AC:H/PR:N/UI:R/S:U/C:H/I:N/A:N' },
  range: '<=0.24.2',
};

/** What `npm audit --json` prints of one weak package and one that depends on it. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    esbuild: {
      name: 'esbuild',
      severity: 'moderate',
      isDirect: false,
      via: [advisory],
      effects: ['vite'],
      range: '<=0.24.2',
      nodes: ['node_modules/esbuild'],
      fixAvailable: true,
    },
    vite: {
      name: 'vite',
      severity: 'moderate',
      isDirect: true,
      via: ['esbuild'],
      effects: [],
      range: '0.11.0 - 6.1.6',
      nodes: ['node_modules/vite'],
      fixAvailable: true,
    },
  },
};

const allowed = { id: 'GHSA-67mh-4wv8-2f99', why: 'No server of it runs here.', until: '2027-01-31' };
const sentence =
  'esbuild <=0.24.2, moderate: esbuild enables any website to read responses of the development server (https://github.com/advisories/GHSA-67mh-4wv8-2f99)';

test('a weakness fails with its package, unless it is allowed, to the last day of that', () => {
  expect(auditProblems(report, [], '2027-01-31')).toEqual([sentence]);
  expect(auditProblems(report, [allowed], '2027-01-31')).toEqual([]);
  expect(auditProblems(report, [allowed], '2027-02-01')).toEqual([
    `GHSA-67mh-4wv8-2f99 was allowed until 2027-01-31, as "No server of it runs here.": ${sentence}`,
  ]);
});

test('the list names only what npm finds, each with a reason and a day', () => {
  expect(auditProblems({ vulnerabilities: {} }, [], '2027-01-01')).toEqual([]);
  expect(auditProblems({ vulnerabilities: {} }, [allowed], '2027-01-01')[0]).toContain('take it out');
  for (const lacking of [{ why: '' }, { until: 'nanti' }])
    expect(auditProblems(report, [{ ...allowed, ...lacking }], '2027-01-01')).toEqual([
      'GHSA-67mh-4wv8-2f99 is allowed without a reason or a day.',
    ]);
});

test('a registry that does not answer is no sound answer', () => {
  const message =
    '405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk';
  expect(auditProblems({ message }, [], '2027-01-01')).toEqual([`npm could not tell: ${message}`]);
});
