const WITHOUT_FILTER = new Set(['select', 'columns', 'order', 'limit', 'offset', 'on_conflict']);

/**
 * A Supabase project loads `safeupdate` for its API, which refuses to change or delete all rows at once; the library does it.
 * @supabase/lite 0.10.0, dist/index.js: a PATCH or DELETE without a filter has no WHERE. Goes when it refuses such requests.
 */
export function refuseUnfilteredWrite({ method, url }: Request): Response | undefined {
  const command = { PATCH: 'UPDATE', DELETE: 'DELETE' }[method];
  if (command === undefined) return undefined;
  // What is filtered in an embed, such as `sppg.nama=eq.A`, filters no row of the table itself.
  const isFilter = (name: string) => !WITHOUT_FILTER.has(name) && !/^(?!not\.(?:and|or)$)\w+\./.test(name);
  if ([...new URL(url).searchParams.keys()].some(isFilter)) return undefined;
  return Response.json(
    { code: '21000', message: `${command} requires a WHERE clause`, details: null, hint: null },
    { status: 400 },
  );
}
