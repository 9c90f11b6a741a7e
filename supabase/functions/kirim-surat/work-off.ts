import { type ClaimedMail, type Message, messageOf } from './mails.ts';

/**
 * Why a mail was not sent. `later`: it is tried again; `refused`: it never will be; `unknown`: it may have arrived, so that
 * only an admin has it sent again.
 */
export type Outcome = 'later' | 'refused' | 'unknown';

export class MailError extends Error {
  override name = 'MailError';
  readonly outcome: Outcome;
  constructor(message: string, outcome: Outcome) {
    super(message);
    this.outcome = outcome;
  }
}

/** The functions of the database that worked-off mails are noted with. */
export interface Outbox {
  claim(): Promise<ClaimedMail[]>;
  /** Whether the mail is still to be sent by this worker. */
  sending(mail: ClaimedMail): Promise<boolean>;
  sent(mail: ClaimedMail): Promise<void>;
  failed(mail: ClaimedMail, reason: string, outcome: Outcome): Promise<void>;
}

/** A connection to a mail server that takes one mail. */
export interface Connection {
  /** @throws MailError */
  send(mail: ClaimedMail, message: Message): Promise<void>;
  close(): void;
}

export interface Work {
  outbox: Outbox;
  /** @throws MailError */
  connect: () => Promise<Connection>;
  siteUrl: string;
  /** After this many milliseconds nothing more is claimed. */
  timeLimit: number;
}

/**
 * Sends due mails one after the other until none is left or time is up.
 * @returns how many were sent
 */
export async function workOff({ outbox, connect, siteUrl, timeLimit }: Work): Promise<number> {
  const end = Date.now() + timeLimit;
  let sent = 0;
  while (Date.now() < end) {
    const mails = await outbox.claim();
    if (mails.length === 0) break;
    let down: MailError | undefined;
    for (const mail of mails) {
      // When the server is down, all mails that were claimed together fail.
      if (down) await outbox.failed(mail, down.message, down.outcome);
      else {
        const result = await deliver(mail);
        if (result === 'sent') sent += 1;
        if (result instanceof MailError) down = result;
      }
    }
    if (down) break;
  }
  return sent;

  async function deliver(mail: ClaimedMail): Promise<'sent' | 'not sent' | MailError> {
    let message: Message;
    try {
      message = messageOf(mail, siteUrl);
    } catch (error) {
      await outbox.failed(mail, asMailError(error).message, 'refused');
      return 'not sent';
    }
    let connection: Connection;
    try {
      connection = await connect();
    } catch (error) {
      const { message: reason } = asMailError(error);
      await outbox.failed(mail, reason, 'later');
      return new MailError(reason, 'later');
    }
    try {
      // If this worker dies from here on, the mail may have been sent.
      if (!(await outbox.sending(mail))) return 'not sent';
      await connection.send(mail, message);
    } catch (error) {
      const { message: reason, outcome } = asMailError(error);
      await outbox.failed(mail, reason, outcome);
      return 'not sent';
    } finally {
      connection.close();
    }
    await noteSentBy(() => outbox.sent(mail));
    return 'sent';
  }
}

/** Without the note an admin would have to find out whether the mail arrived. */
async function noteSentBy(note: () => Promise<void>, attempts = 3): Promise<void> {
  try {
    await note();
  } catch (error) {
    if (attempts === 1) throw error;
    await noteSentBy(note, attempts - 1);
  }
}

/** An error that is no answer of a mail server says nothing about the mail: it is tried again. */
function asMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  return new MailError(error instanceof Error ? error.message : String(error), 'unknown');
}
