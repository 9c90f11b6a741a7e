import * as v from 'valibot';
import { requiredEmail } from '@/lib/forms/text-rules';
import { authMessages } from './messages';
import { currentPassword, newPassword, passwordHint } from './password';

const email = requiredEmail(authMessages.emailMissing);

/** The modes of the login dialog: their texts and the rules of their fields. */
export const loginModes = {
  signIn: {
    title: 'Login Admin',
    description: 'Masuk untuk mengelola data SPPG dan dokumen program.',
    submit: 'Login',
    pending: 'Memproses...',
    schema: v.object({ email, password: currentPassword }),
    passwordAutoComplete: 'current-password',
    passwordHint: undefined,
    question: 'Belum punya akun?',
    other: 'Daftar disini',
  },
  signUp: {
    title: 'Daftar Akun',
    description: 'Buat akun dengan email kerja Anda. Admin dapat mengatur hak mengelola data.',
    submit: 'Daftar',
    pending: 'Memproses...',
    schema: v.object({ email, password: newPassword }),
    passwordAutoComplete: 'new-password',
    passwordHint,
    question: 'Sudah punya akun?',
    other: 'Login di sini',
  },
  forgotten: {
    title: 'Lupa Kata Sandi',
    description: 'Kami kirim tautan ke email Anda untuk membuat kata sandi baru.',
    submit: 'Kirim Tautan',
    pending: 'Mengirim...',
    schema: v.object({ email, password: v.string() }),
  },
} as const;

export type LoginMode = keyof typeof loginModes;
