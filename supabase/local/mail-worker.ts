import type { PGlite } from '@electric-sql/pglite';
import { askForBuild, type AskHost, type BuildDesk } from './ask-for-build.ts';
import type { ClaimedMail } from '../functions/kirim-surat/mails.ts';
import { type Outbox, workOff } from '../functions/kirim-surat/work-off.ts';
import type { Mail } from './mailer.ts';

type BetweenRequests = <T>(task: (pglite: PGlite) => Promise<T>) => Promise<T>;

interface MailWorker {
  /** Sends the mails that requests have queued so far, soon after the last of these requests. */
  wake(siteUrl: string): void;
  stop(): Promise<void>;
}

/** Waits this many milliseconds for further requests. */
const PAUSE = 100;
const MINUTE = 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Works off the outbox as the function kirim-surat does on a hosted project, but at once: a developer who answers a message
 * does not wait for minutes to see the mail; likewise it asks for builds. The daily jobs run at the start and each day.
 * @param askHost - gets the requests for builds
 * @param ownSite - where the links of mails lead that no request has asked for
 */
export function startMailWorker(
  betweenRequests: BetweenRequests,
  deliver: (mail: Mail) => void,
  askHost: AskHost,
  ownSite: () => string,
): MailWorker {
  const call = callsOf(betweenRequests);
  const outbox = outboxOf(call);
  const buildDesk = buildDeskOf(call);
  const connect = async () => ({
    async send({ recipient: to }: ClaimedMail, message: { subject: string; text: string }) {
      deliver({ to, subject: message.subject, text: message.text.trim() });
    },
    close: () => undefined,
  });
  let askingSite: string | undefined;
  let isStopped = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function run(): void {
    running = running
      .then(async () => {
        const siteUrl = askingSite ?? ownSite();
        if (!isStopped) await workOff({ outbox, connect, siteUrl, timeLimit: DAY });
        if (!isStopped) await askForBuild(buildDesk, askHost);
      })
      .catch((error: unknown) => console.warn('The outbox could not be worked off:', error));
  }

  function runSoon(): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(run, PAUSE).unref();
  }

  function wake(siteUrl: string): void {
    askingSite = siteUrl;
    runSoon();
  }

  /** The daily jobs, which pg_cron runs on a hosted project; what the site waits for is asked for before anybody is warned of it. */
  async function runDailyJobs(): Promise<void> {
    await call(
      'select private.delete_expired_leads(), private.note_daily_numbers(), private.queue_certificate_mails()',
    );
    await askForBuild(buildDesk, askHost);
    await call('select private.queue_alarm_mails()');
    runSoon();
  }

  function doDailyJobs(): void {
    running = runDailyJobs().catch((error: unknown) => console.warn('The daily jobs failed:', error));
  }
  doDailyJobs();
  const daily = setInterval(doDailyJobs, DAY).unref();
  // What waits for the end of five minutes, or is tried again.
  const minutely = setInterval(runSoon, MINUTE).unref();

  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      clearInterval(daily);
      clearInterval(minutely);
      await running;
    },
  };
}

const callsOf =
  (betweenRequests: BetweenRequests) =>
  <Row>(sql: string, values: unknown[] = []) =>
    betweenRequests(async (pglite) => (await pglite.query<Row>(sql, values)).rows);

type Call = ReturnType<typeof callsOf>;

const buildDeskOf = (call: Call): BuildDesk => ({
  async claim() {
    const [row] = await call<{ url: string | null }>('select private.claim_build() as url');
    return row?.url ?? null;
  },
  async asked(error) {
    await call('select private.build_asked($1)', [error]);
  },
});

function outboxOf(call: Call): Outbox {
  return {
    async claim() {
      await call(
        'update public.mail_outbox set send_after = now() where send_after > now() and attempts = 0',
      );
      return call<ClaimedMail>('select * from public.claim_mails()');
    },
    async sending({ id, attempt }) {
      const [row] = await call<{ is_due: boolean }>('select public.mail_sending($1, $2) as is_due', [
        id,
        attempt,
      ]);
      return row?.is_due ?? false;
    },
    async sent({ id, attempt }) {
      await call('select public.mail_sent($1, $2)', [id, attempt]);
    },
    async failed({ id, attempt }, error, outcome) {
      await call('select public.mail_failed($1, $2, $3, $4)', [id, attempt, error, outcome]);
    },
  };
}
