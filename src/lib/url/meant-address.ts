import { anchors, paths } from '@/config/paths';
import { bare, unescaped } from '@/lib/text/pasted';
import { canonicalAddress } from './site-url';

/** Sections whose pages have a name of their own, below a page that lists them. */
const sections: readonly string[] = [paths.sppg, paths.berita, paths.lowongan, '/wilayah'];

/** Addresses that people try, and posters have, for what stands on another page. */
const otherNames: Record<string, string> = {
  '/lapor': paths.keluhan,
  '/pengaduan': paths.keluhan,
  '/faq': anchors.questions,
  '/tanya-jawab': anchors.questions,
  '/loker': paths.lowongan,
  '/karier': paths.lowongan,
  '/wilayah': paths.sppg,
};

/** The parts of a path as people mean them: 'KONTAK.' and '“kontak”' are 'kontak'. */
function partsOf(pathname: string): string[] {
  // What follows a space was taken along from the sentence.
  const [path = ''] = unescaped(pathname).normalize('NFKC').trim().split(/\s/);
  return path
    .replace(/&(?:amp|gt|lt|quot);?/gi, '')
    .split('/')
    .map(bare)
    .filter(Boolean);
}

function meantPath(pathname: string): string | undefined {
  const parts = partsOf(pathname);
  const small = `/${parts.join('/')}`.toLowerCase();
  const known = Object.values(paths).find((path) => path === small);
  if (known) return known;
  if (Object.hasOwn(otherNames, small)) return otherNames[small];
  const [section = '', name, ...rest] = parts;
  if (!name || rest.length > 0 || !sections.includes(`/${section}`.toLowerCase())) return undefined;
  return `/${section}`.toLowerCase() === paths.sppg ? `${paths.sppg}/${name}` : small;
}

/**
 * The address of the site that is meant by one that leads nowhere: in capitals, as alphanumeric QR codes and flyers have it, or
 * with what a chat took into the link ('/kontak.') or a mail program made of it ('/lacak%23K7QF-2M9T-XW4D'). Undefined when none is, or it is this one.
 */
export function meantAddress(location: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const { search } = location;
  // Some mail programs escape the sign between path and fragment.
  const [pathname = '', escaped] = location.pathname.split(/%23(.*)/i);
  const hash = escaped ? `#${escaped}` : location.hash;
  const path = meantPath(pathname);
  if (path === undefined) return undefined;
  if (path.includes('#')) return path;
  const isInCapitals = /^#[A-Z\d-]+$/.test(hash);
  const meant = canonicalAddress({ pathname: path, search, hash: isInCapitals ? hash.toLowerCase() : hash });
  return meant === location.pathname + search + location.hash ? undefined : meant;
}
