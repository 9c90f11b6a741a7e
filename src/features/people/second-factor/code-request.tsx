import { CodeForm, lostDeviceHelp } from './code-form';
import { useVerifyCode } from './mutations';

/** Stands in for an admins' page until the code is entered. */
export function CodeRequest() {
  return (
    <>
      <CodeForm sending={useVerifyCode()} submit="Buka Halaman">
        <p>
          Akun Anda memakai verifikasi dua langkah. Sampai kodenya dimasukkan, hak Anda seperti pengelola, dan
          halaman ini tertutup.
        </p>
      </CodeForm>
      <p className="mt-5 text-sm text-ink-muted">{lostDeviceHelp}</p>
    </>
  );
}
