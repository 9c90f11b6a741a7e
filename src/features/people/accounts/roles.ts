/** The roles and what they are called; everybody who has signed up has `pending`. */
export const roleNames: Record<string, string> = { admin: 'Admin', pengelola: 'Pengelola' };

/** What the holders of a role may do: 'Anda dapat …'. */
export const duties = {
  pengelola:
    'mengelola SPPG, sertifikat, dan dokumen program, melaporkan kejadian, mencatat inspeksi, dan menjawab keluhan',
  admin:
    'melakukan semua yang dilakukan pengelola, membaca dan menjawab semua keluhan, pesan, dan pengajuan, menghapus kata dari kabar kejadian, serta mengatur yayasan, konten, dan akun',
};

/** The roles that admins give, with what they mean. */
export const givenRoles = [
  {
    value: 'pengelola',
    label: 'Pengelola',
    explanation: `${duties.pengelola}; tidak membaca pesan, data pribadi, dan keluhan tentang kekerasan, balasan, upah, penyelewengan, atau pungutan`,
  },
  { value: 'admin', label: 'Admin', explanation: duties.admin },
] as const;

export type GivenRole = (typeof givenRoles)[number]['value'];
