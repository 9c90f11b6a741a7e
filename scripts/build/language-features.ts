// A call of a method that a supported browser lacks throws only there, in a library as in the site, and not on the
// developer's machine. So every script of a build is parsed, and calls of what MDN's data date after these versions
// stop the build. Syntax needs no check: Vite translates it for `buildTargets`.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { parseSync, Visitor } from 'vite';

/** The oldest browsers that the site works in; supabase/README.md names them to people. */
export const supportedBrowsers = { chrome: 111, edge: 111, safari: 16.4, firefox: 128 } as const;

/** The same browsers in Vite's notation. */
export const buildTargets = Object.entries(supportedBrowsers).map(([browser, version]) => browser + version);

/** Calls that scripts contain but never make here, or not with arguments that the oldest browsers can't handle. */
const known: Record<string, string> = {
  'AbortSignal.any': 'the editor of annotations of pdf.js, which this site does not open',
  'JSON.rawJSON': 'the polyfills of pdf.js try whether it works',
  'JSON.isRawJSON': 'the same',
  'ImageDecoder.isTypeSupported': 'pdf.js asks before whether there is an ImageDecoder',
};

const numberOf = (version: string | false | null | undefined) =>
  version ? Number.parseFloat(version.replace('≤', '')) || Infinity : Infinity;

/** Whether one of the supported browsers has it only behind a switch, under another name, later, or not at all. */
function isLacking({ support }: CompatStatement): boolean {
  return Object.entries(supportedBrowsers).some(([browser, oldest]) => {
    const statements = [new Map(Object.entries(support)).get(browser) ?? []].flat();
    return !statements.some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        numberOf(version_added) <= oldest &&
        numberOf(version_removed) > oldest &&
        !flags &&
        !prefix &&
        !alternative_name,
    );
  });
}

const membersOf = (types: Identifier) =>
  Object.entries(types).flatMap(([type, members]) =>
    Object.entries(members ?? {}).flatMap(([key, member]) => {
      const name = key.replace(/_static$/, '');
      // oxlint-disable-next-line no-underscore-dangle -- the name in MDN's data
      const compat: CompatStatement | undefined = Object(member).__compat;
      return compat && name !== type
        ? [{ type, name, isStatic: name !== key, isMissing: isLacking(compat) }]
        : [];
    }),
  );

/**
 * The missing features: methods by their name, whatever object they are called on, and functions of a global, as
 * 'URL.parse'.
 */
function missingFeatures() {
  // Required instead of imported: TypeScript has no type that is large enough for this JSON.
  const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');
  const ofLanguage = membersOf(data.javascript.builtins ?? {});
  const ofBrowser = membersOf(data.api);
  const there = [...ofLanguage, ...ofBrowser].filter(({ isMissing }) => !isMissing);
  const commonNames = new Set(there.filter(({ isStatic }) => !isStatic).map(({ name }) => name));
  const present = new Set(there.map(({ type, name }) => `${type}.${name}`));
  const missing = ofLanguage.filter(({ isMissing }) => isMissing);
  return {
    // `Array.prototype.map` is old, so `map` says nothing of `Iterator.prototype.map`.
    methods: new Set(missing.map(({ name }) => name).filter((name) => !commonNames.has(name))),
    functions: new Set(
      [...missing, ...ofBrowser.filter(({ isStatic, isMissing }) => isStatic && isMissing)].map(
        ({ type, name }) => `${type}.${name}`,
      ),
    ),
    present,
  };
}

const features = missingFeatures();

/** The helpers of iterators that have names of arrays' methods: `map.values().filter(…)` */
const iteratorHelpers = new Set(['map', 'filter', 'flatMap', 'reduce', 'forEach', 'some', 'every', 'find']);
const iteratorMakers = new Set(['values', 'keys', 'entries', 'matchAll']);

type Visited = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['MemberExpression']>>[0];
type Node = Visited['object'] | Visited['property'];

const nameOf = (node: Node) =>
  node.type === 'Identifier' || node.type === 'PrivateIdentifier'
    ? node.name
    : node.type === 'Literal' && typeof node.value === 'string'
      ? node.value
      : undefined;

/** The feature that `object.property` may be, where a supported browser lacks it. */
function featureOf({ object, property, computed }: Visited): string | undefined {
  const name = computed && property.type !== 'Literal' ? undefined : nameOf(property);
  if (name === undefined || property.type === 'PrivateIdentifier') return undefined;
  const whole = object.type === 'Identifier' ? `${object.name}.${name}` : '';
  if (features.functions.has(whole)) return whole;
  if (features.methods.has(name)) return features.present.has(whole) ? undefined : name;
  const isOnIterator =
    object.type === 'CallExpression' &&
    object.callee.type === 'MemberExpression' &&
    iteratorMakers.has(nameOf(object.callee.property) ?? '') &&
    nameOf(object.callee.object) !== 'Object';
  return isOnIterator && iteratorHelpers.has(name) ? `Iterator.${name}` : undefined;
}

/**
 * The calls in a script of what a supported browser lacks. Left out are features that the script names without calling them, as it
 * then asks whether they are there, and those that it defines itself: methods of its own, or what fills the gap.
 */
export function newerFeatures(file: string, code: string): string[] {
  const called = new Set<string>();
  const askedFor = new Set<string>();
  const defined = new Set<string | undefined>();
  const callees = new Set<unknown>();
  new Visitor({
    CallExpression({ callee, optional }) {
      if (callee.type === 'MemberExpression' && !optional) callees.add(callee);
    },
    MemberExpression(node) {
      const feature = featureOf(node);
      if (feature) (callees.has(node) && !node.optional ? called : askedFor).add(feature);
    },
    MethodDefinition: ({ key }) => void defined.add(nameOf(key)),
    Property: ({ key }) => void defined.add(nameOf(key)),
  }).visit(parseSync(file, code).program);
  return [...called].filter(
    (feature) => !askedFor.has(feature) && !defined.has(feature.split('.').at(-1)) && !(feature in known),
  );
}

/** The scripts of a build that call what a supported browser lacks, a sentence each. */
export function newerFeaturesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file))
    .flatMap((file) => {
      const newer = newerFeatures(file, readFileSync(path.join(dir, file), 'utf8'));
      return newer.length > 0 ? [`${file} calls ${newer.join(', ')}`] : [];
    });
}
