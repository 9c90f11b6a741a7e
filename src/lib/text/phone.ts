export interface Phone {
  /** As written in Indonesia: '0812-3456-7890', '024-7601234 ext. 12'; foreign numbers stay as typed. */
  text: string;
  /** The number for `tel:`, with the country code. */
  tel: string;
  /** The number for wa.me; absent for Indonesian landlines, which have no WhatsApp. */
  whatsapp?: string;
}

/** The area code of a landline without its 0: two digits in the largest cities, else three. */
const areaCode = /^(?:2[124]|[36]1|\d{3})/;

const writeMobile = (digits: string) => digits.replace(/^(\d{4})(\d{3,4})(\d{3,5})$/, '$1-$2-$3');

/** Numbers that the whole country dials without an area code: 14045, 1500-123. */
const callCentre = /^1(?:4\d{3}|5\d{5}|500\d{2,4})$/;

/** Splits '024-7601234 pes. 12' into the number and the extension. */
export function splitExtension(typed: string): [number: string, extension: string] {
  const [, number = typed, extension = ''] =
    /^(.*\d)[\s,;(]*(?:ext?|ekst?|pes|pesawat)\b[.: ]*(\d{1,6})\)?$/i.exec(typed) ?? [];
  return [number, extension];
}

/** Parses one number as people type it; null when it can't be one. */
export function parsePhone(typed: string): Phone | null {
  const [number, extension] = splitExtension(typed);
  const phone = parseNumber(number);
  if (!phone || !extension) return phone;
  return { text: `${phone.text} ext. ${extension}`, tel: `${phone.tel};ext=${extension}` };
}

function parseNumber(typed: string): Phone | null {
  // '+62 (0)812', '0062812', '62812', '0812' and '812' are the same number.
  const isInternational = /^\s*(\+|00)/.test(typed);
  const digits = typed.replace(/\D/g, '').replace(/^00/, '');
  if (callCentre.test(digits)) return { text: typed.trim(), tel: digits };
  if (isInternational && !digits.startsWith('62')) {
    return digits.length >= 8 && digits.length <= 15
      ? { text: typed.trim(), tel: `+${digits}`, whatsapp: digits }
      : null;
  }
  const subscriber = digits.replace(/^62/, '').replace(/^0/, '');
  const isKnownStart = isInternational || /^(62|0|8)/.test(digits);
  if (!isKnownStart || !/^[1-9]\d{6,12}$/.test(subscriber)) return null;
  const isMobile = subscriber.startsWith('8');
  return {
    text: isMobile ? writeMobile(`0${subscriber}`) : `0${subscriber.replace(areaCode, '$&-')}`,
    tel: `+62${subscriber}`,
    ...(isMobile && { whatsapp: `62${subscriber}` }),
  };
}

/** '0812-3456-7890' -> 'https://wa.me/6281234567890'; undefined for what is no Indonesian mobile number. */
export function whatsappHref(phone: string): string | undefined {
  const number = phone
    .split(' / ')
    .map((one) => parsePhone(one)?.whatsapp)
    .find((whatsapp) => whatsapp?.startsWith('628'));
  return number && `https://wa.me/${number}`;
}

/** '0800-0000-0010' -> 'tel:080000000010'; a leading plus stays, and of two numbers the first is dialled. */
export function telHref(phone: string): string {
  const [first = ''] = phone.split(' / ');
  const [number, extension] = splitExtension(first);
  const plus = number.trim().startsWith('+') ? '+' : '';
  return `tel:${plus}${number.replace(/\D/g, '')}${extension && `;ext=${extension}`}`;
}
