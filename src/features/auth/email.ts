import * as v from 'valibot';
import { requiredEmail } from '@/lib/forms/text-rules';

const rule = requiredEmail('Email wajib diisi.');

/** An address as it is sent, and why it can't be. */
export function readEmail(text: string): { address: string; problem?: string } {
  const { success, output, issues } = v.safeParse(rule, text);
  return success ? { address: output } : { address: text.trim(), problem: issues[0].message };
}
