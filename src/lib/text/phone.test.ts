import { expect, test } from 'vitest';
import { parsePhone, telHref, whatsappHref } from './phone';

test.each([
  '0812-3456-7890',
  '+62 812 3456 7890',
  '62812 34567890',
  '0062-812-3456-7890',
  '812 3456 7890',
  '+62 (0)812.3456.7890',
])('%j is an Indonesian mobile number', (typed) => {
  expect(parsePhone(typed)).toEqual({
    text: '0812-3456-7890',
    tel: '+6281234567890',
    whatsapp: '6281234567890',
  });
});

test.each([
  ['0811123456', '0811-123-456'],
  ['08953456789', '0895-3456-789'],
  ['0895345678901', '0895-3456-78901'],
])('the mobile number %s is written %s', (typed, text) => {
  expect(parsePhone(typed)?.text).toBe(text);
});

test.each([
  ['(024) 7601234', '024-7601234', '+62247601234'],
  ['+62 271 712345', '0271-712345', '+62271712345'],
])('the landline %s can be called but has no WhatsApp', (typed, text, tel) => {
  expect(parsePhone(typed)).toEqual({ text, tel });
});

test("another country's number keeps its code", () => {
  expect(parsePhone('+65 6123 4567')).toEqual({
    text: '+65 6123 4567',
    tel: '+6561234567',
    whatsapp: '6561234567',
  });
});

test.each([
  '',
  '-',
  'tidak ada',
  '0812',
  '12345',
  '=1+1',
  '+1',
  '9'.repeat(30),
  `+65${'6'.repeat(14)}`,
  `0${'8'.repeat(14)}`,
])('%j is no number', (typed) => {
  expect(parsePhone(typed)).toBeNull();
});

test.each([
  ['0800-0000-0010', 'tel:080000000010'],
  ['+62 800 (0000) 0011', 'tel:+6280000000011'],
])('%s is dialled as %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test.each([
  ['0812-3456-7890', 'https://wa.me/6281234567890'],
  ['+62 800 0000 0011', 'https://wa.me/6280000000011'],
  ['(024) 7601234', undefined],
  ['+65 6123 4567', undefined],
  ['127', undefined],
])('%s is written to at %s', (phone, href) => {
  expect(whatsappHref(phone)).toBe(href);
});

test('of two numbers the mobile one has WhatsApp', () => {
  expect(whatsappHref('(024) 7601234 / 0812-3456-7890')).toBe('https://wa.me/6281234567890');
});
