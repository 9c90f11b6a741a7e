import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { ClaimedMail, Message } from './mails.ts';
import { type Connection, MailError, type Outcome } from './work-off.ts';

interface Sender {
  /** `smtps://user:password@host:465`, or `smtp://host:587`, which uses TLS when the server offers it. */
  url: string;
  /** `Name <address>` or an address. */
  from: string;
  /** Part of the mails' ids. */
  host: string;
}

/** In milliseconds; the sum is shorter than the time for which a mail is claimed. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/**
 * Connects to the mail server and signs in.
 * @throws MailError
 */
export async function connectSmtp(sender: Sender): Promise<Connection> {
  const { protocol, hostname, port, username, password } = new URL(sender.url);
  const smtp = new SMTPConnection({
    host: hostname,
    secure: protocol === 'smtps:',
    ...(port && { port: Number(port) }),
    ...patience,
  });
  let takesUtf8 = false;
  try {
    await new Promise<void>((resolve, reject) => {
      smtp.on('error', reject);
      smtp.connect((error) => (error ? reject(error) : resolve()));
    });
    // The server lists its extensions in its answer to EHLO, the last one while connecting.
    takesUtf8 = /\bSMTPUTF8\b/i.test(String(smtp.lastServerResponse));
    if (username) {
      const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
      await new Promise<void>((resolve, reject) => {
        smtp.login({ credentials }, (error) => (error ? reject(error) : resolve()));
      });
    }
  } catch (error) {
    smtp.close();
    throw new MailError(reasonOf(error), 'later');
  }
  return {
    send: (mail, message) => send(smtp, takesUtf8, sender, mail, message),
    close: () => smtp.quit(),
  };
}

async function send(
  smtp: SMTPConnection,
  takesUtf8: boolean,
  { from, host }: Sender,
  { id, recipient }: ClaimedMail,
  { subject, text }: Message,
): Promise<void> {
  const mail = new MailComposer({
    from,
    // As an object it is one address, whatever it holds.
    to: { name: '', address: recipient },
    subject,
    text,
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }).compile();
  // Domains of other scripts are in punycode here, which every server understands.
  const envelope = mail.getEnvelope();
  // oxlint-disable-next-line no-control-regex -- what ASCII is
  if (!takesUtf8 && /[^\x00-\x7f]/.test(envelope.to.join(''))) throw new MailError(noUtf8, 'refused');
  const content = mail.createReadStream();
  // The mail's text is read only after the server has accepted sender and recipient, and asked for it.
  let isHandedOver = false;
  content.once('resume', () => {
    isHandedOver = true;
  });
  try {
    await new Promise<void>((resolve, reject) => {
      smtp.on('error', reject);
      smtp.send({ from: envelope.from || '', to: envelope.to }, content, (error) =>
        error ? reject(error) : resolve(),
      );
    });
  } catch (error) {
    throw new MailError(reasonOf(error), outcomeOf(error, isHandedOver));
  }
}

const noUtf8 =
  'Alamat ini memakai huruf di luar ASCII sebelum tanda @, yang tidak diterima server email kami. Mintalah alamat lain.';

/** 5xx for the recipient or the mail is final; for the sender's address it is a matter of settings. */
function outcomeOf(error: unknown, isHandedOver: boolean): Outcome {
  const code = field(error, 'responseCode');
  if (typeof code !== 'number') {
    if (isHandedOver) return 'unknown';
    return field(error, 'code') === 'EENVELOPE' ? 'refused' : 'later';
  }
  return code >= 500 && field(error, 'command') !== 'MAIL FROM' ? 'refused' : 'later';
}

/** What the server answered, or the error in one line; several attempts to connect that failed have no message. */
function reasonOf(error: unknown): string {
  const said =
    field(error, 'response') ||
    field(error, 'message') ||
    `Server email tidak dapat dihubungi (${String(field(error, 'code'))}).`;
  return String(said).replaceAll(/\s+/g, ' ').trim();
}

function field(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}
