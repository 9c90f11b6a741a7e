import { done, type Messages } from '@/lib/toasts/toast';

export const accountMessages = {
  approved: (email: string, role: string) => done('Akses Diubah', `${email} sekarang ${role.toLowerCase()}.`),
  resigned: done('Peran Dilepas', 'Peran Anda telah dilepas. Hanya admin lain yang dapat mengembalikannya.'),
  roleNotChanged: { title: 'Gagal Mengubah Akses' },
  accessModeSaved: (label: string) =>
    done('Aturan Disimpan', `Yang dapat mengelola data: ${label.toLowerCase()}.`),
  mailsChosen: done('Pilihan Email Disimpan'),
  mailsNotChosen: { title: 'Pilihan Email Gagal Disimpan' },
  accessModeNotSaved: { title: 'Gagal Menyimpan Aturan' },
  named: done('Nama Disimpan'),
  notNamed: { title: 'Gagal Menyimpan Nama' },
  ended: (email: string) =>
    done('Akses Diakhiri', `${email} tidak dapat lagi mengelola apa pun di situs ini.`),
  notEnded: { title: 'Gagal Mengakhiri Akses' },
  restored: (email: string) =>
    done('Akses Dipulihkan', `${email} kembali menjadi akun yang belum disetujui.`),
  restoredAs: (email: string, role: string) =>
    done('Akses Dipulihkan', `${email} kembali menjadi ${role.toLowerCase()}.`),
  notRestored: { title: 'Gagal Memulihkan Akses' },
  deleted: (email: string) => done('Akun Dihapus', `Akun ${email} telah dihapus.`),
  notDeleted: { title: 'Gagal Menghapus Akun' },
  functionMissing:
    'Fungsi hapus-akun belum dipasang di proyek Supabase. Pasang dulu menurut supabase/README.md, atau akhiri aksesnya di sini lalu hapus akunnya di dasbor Supabase: Authentication, Users.',
  emailMissing: 'Email wajib diisi.',
  invited: (email: string) =>
    done('Undangan Dikirim', `Email dengan tautannya dikirim ke ${email}. Tautan berlaku 7 hari.`),
  notInvited: { title: 'Gagal Mengundang' },
  withdrawn: (email: string) =>
    done('Undangan Ditarik', `Tautan yang dikirim ke ${email} tidak berlaku lagi.`),
  notWithdrawn: { title: 'Gagal Menarik Undangan' },
  accepted: (role: string) => done('Undangan Diterima', `Akun Anda sekarang ${role.toLowerCase()}.`),
  notAccepted: { title: 'Undangan Belum Diterima' },
  linkResent: done('Tautan Dikirim', 'Buka tautan di email yang baru; yang lama tidak berlaku lagi.'),
  linkNotResent: { title: 'Tautan Gagal Dikirim' },
} satisfies Messages;
