/*
 * People trust the company's mails, so these lead nowhere else: each address that anybody could have typed (of a site,
 * a mailbox or a telephone) is cut out. Every template uses this, and the mails of Authentication (supabase/templates)
 * name no address.
 */

const site = String.raw`[a-z][a-z\d+.-]*:\/\/\S*|(?:mailto|tel|sms|javascript|data):\S*`;
const mailbox = String.raw`[^\s@,;<>()]+@[^\s@,;<>()]+`;
/** Names that mail programs turn into links: labels of any alphabet with dots between. */
const host = String.raw`(?:[\p{L}\p{N}_-]+[.。．｡])+\p{L}[\p{L}\p{N}-]+(?:[:/?#]\S*)?`;
const ipAddress = String.raw`\d{1,3}(?:\.\d{1,3}){3}(?:[:/?#]\S*)?`;
const telephone = String.raw`\+?\d(?:[\s().–-]*\d){7,}`;

const linked = new RegExp([site, mailbox, host, ipAddress].join('|'), 'giu');
const any = new RegExp([site, mailbox, host, ipAddress, telephone].join('|'), 'giu');

const cut = '…';

export const withoutAddresses = (text: string) => text.replaceAll(any, cut);

/** A registration code without addresses; its digits do not count as a telephone number. */
export const codeWithoutAddresses = (code: string) => code.replaceAll(linked, cut);

/** A text of ours without the addresses of a text that a visitor typed, which a template may have filled in. */
export function withoutAddressesOf(typed: string, text: string): string {
  const same = (address: string) => address.toLowerCase().replaceAll(/[\s().–,;:!?-]/g, '');
  const known = new Set((typed.match(any) ?? []).map(same));
  return text.replaceAll(any, (address) => (known.has(same(address)) ? cut : address));
}
