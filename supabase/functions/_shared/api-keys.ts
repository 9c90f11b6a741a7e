// The variables that hold a project's keys: the present form, a JSON object of names and keys, and the two JWTs of
// before, which stay set even when they are disabled.
const variables = {
  publishable: { keys: 'SUPABASE_PUBLISHABLE_KEYS', legacy: 'SUPABASE_ANON_KEY' },
  secret: { keys: 'SUPABASE_SECRET_KEYS', legacy: 'SUPABASE_SERVICE_ROLE_KEY' },
};

/**
 * The key with which to call the project's API. A secret key is above row level security.
 * @throws Error when there is none
 */
export function apiKey(kind: keyof typeof variables, variable: (name: string) => string | undefined): string {
  const { keys, legacy } = variables[kind];
  const key = keyIn(variable(keys)) ?? variable(legacy);
  if (!key) throw new Error(`Neither ${keys} nor ${legacy} is set.`);
  return key;
}

/** The key named `default`, which each project begins with, else the first one. */
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

/** The headers of a call with a secret key. Only a JWT may be a bearer token, which today's keys are not. */
export const asService = (secretKey: string): Record<string, string> => ({
  apikey: secretKey,
  ...(!secretKey.startsWith('sb_') && { Authorization: `Bearer ${secretKey}` }),
});
