/** What the link of a mail brings back to the site: a session in the URL's fragment, whose signature nobody checks here. */
export function mailedFragment(type: 'signup' | 'recovery'): string {
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const token = [part({ alg: 'HS256', typ: 'JWT' }), part({ exp: inAnHour, sub: '1' }), 'signature'].join(
    '.',
  );
  return `#access_token=${token}&refresh_token=r&expires_in=3600&expires_at=${inAnHour}&token_type=bearer&type=${type}`;
}
