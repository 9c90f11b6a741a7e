/** The roles and what they are called; everybody who has signed up has `pending`. */
export const roleNames: Record<string, string> = { admin: 'Admin', pengelola: 'Pengelola' };

/** The roles that admins give, with what they mean. */
export const givenRoles = [
  {
    value: 'pengelola',
    label: 'Pengelola',
    explanation: 'mengelola SPPG, sertifikat, dan dokumen program; tidak membaca data pribadi',
  },
  {
    value: 'admin',
    label: 'Admin',
    explanation: 'mengelola semuanya, membaca pesan dan pengajuan, serta mengatur akun',
  },
] as const;

export type GivenRole = (typeof givenRoles)[number]['value'];
