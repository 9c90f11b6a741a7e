/** '0800-0000-0010' -> 'tel:080000000010'; a leading plus stays. */
export function telHref(phone: string): string {
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;
}
