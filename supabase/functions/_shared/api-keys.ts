// A project has its keys in two forms: today's, a JSON object of key names and keys, and the two JWTs of before, which stay
// set but no longer count once they are disabled.
const variables = {
  publishable: { keys: 'SUPABASE_PUBLISHABLE_KEYS', legacy: 'SUPABASE_ANON_KEY' },
  secret: { keys: 'SUPABASE_SECRET_KEYS', legacy: 'SUPABASE_SERVICE_ROLE_KEY' },
};

/** The key to call the project's API with. A secret one is above row level security. @throws Error when there is none */
export function apiKey(kind: keyof typeof variables, variable: (name: string) => string | undefined): string {
  const { keys, legacy } = variables[kind];
  const key = keyIn(variable(keys)) ?? variable(legacy);
  if (!key) throw new Error(`Neither ${keys} nor ${legacy} is set.`);
  return key;
}

/** The key named `default`, which a project begins with; when it was replaced by others, the first of these. */
function keyIn(json = ''): string | undefined {
  try {
    const keys: unknown = JSON.parse(json);
    if (typeof keys !== 'object' || keys === null) return undefined;
    const known = 'default' in keys ? [keys.default, ...Object.values(keys)] : Object.values(keys);
    return known.find((key): key is string => typeof key === 'string' && key !== '');
  } catch {
    return undefined;
  }
}

/** The headers of a call with a secret key. Today's keys are no JWTs, which alone may stand as a bearer token. */
export const asService = (secretKey: string): Record<string, string> => ({
  apikey: secretKey,
  ...(!secretKey.startsWith('sb_') && { Authorization: `Bearer ${secretKey}` }),
});
