import { createHmac } from 'node:crypto';

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * The key above row level security, which functions of a hosted project have: a token of the role service_role. It never leaves
 * the process.
 */
export function serviceToken(jwtSecret: string): string {
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ role: 'service_role', exp: 4_102_444_800 })}`;
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`;
}
