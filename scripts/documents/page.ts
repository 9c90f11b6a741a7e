import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { site } from '@/config/site';
import { builtCompany as company } from 'virtual:content/company';
import type { Document } from './document.ts';
import { escapeHtml, renderBody } from './markdown.ts';

/** Documents with at least this many sections get a table of contents. */
const longFrom = 9;

const emails = { umum: company.email, kemitraan: company.partnershipEmail };

const officeHours = company.officeHours
  .map(({ days, hours }) => `${days} ${hours.replace('Tutup', 'tutup')}`)
  .join(', ');

/**
 * The HTML page of a document, with cover and contact panel.
 * @throws ContentError for a mistake in the document's Markdown
 */
export function pageOf({ title, summary, category, version, contact, source }: Document): string {
  const { html, sections } = renderBody(source);
  const email = emails[contact];
  const contents = sections
    .map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`)
    .join('\n');
  const runningTexts = `--company: ${cssString(site.name)}; --title: ${cssString(title)}; --edition: ${cssString(`${site.legalName} · ${version}`)}`;
  return `<!doctype html>
<html lang="id-ID" style="${escapeHtml(runningTexts)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/scripts/documents/print.css">
</head>
<body>
<header>
<div class="company"><img src="/src/assets/favicon.svg" alt=""><p><strong>${site.name}</strong><br>${site.legalName}</p></div>
<p class="edition">${escapeHtml(category)} · ${escapeHtml(version)}</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(summary)}</p>
</header>
${sections.length >= longFrom ? `<nav>\n<p class="label">Isi</p>\n<ol>\n${contents}\n</ol>\n</nav>` : ''}
<main>
${html}</main>
<footer>
<h2>Hubungi kami</h2>
<p><strong>${site.legalName}</strong><br>${company.addressLine}<br>
Telepon ${company.phone.display} · Email <a href="mailto:${email}">${email}</a><br>Jam kantor: ${officeHours}.</p>
</footer>
</body>
</html>
`;
}

const cssString = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Hash of everything that goes into the PDF. It is stored in the PDF, to see later whether that is up to date. */
export function fingerprintOf(document: Document): string {
  return createHash('sha256')
    .update(pageOf(document))
    .update(readFileSync('scripts/documents/print.css'))
    .update(JSON.stringify({ ...document, source: undefined }))
    .digest('hex');
}
