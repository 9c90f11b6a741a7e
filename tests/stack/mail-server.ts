import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';

type Stage = 'MAIL' | 'RCPT' | 'DATA';

export interface Received {
  to: string[];
  content: string;
}

/** A mail server, which asks for a password, on a port. */
export interface MailServer {
  received: Received[];
  /** What clients have sent, word for word. */
  said(): string;
  /** Who has received something, by the alphabet. */
  recipients(): string[];
  /** Answers a sender, a recipient or a mail with an error that has this code, or not at all. */
  refuse: (stage: Stage, address: string) => number | 'hang up' | undefined;
  close(): Promise<void>;
}

export async function startMailServer(port: number): Promise<MailServer> {
  let said = '';
  const mailServer: MailServer = {
    received: [],
    said: () => said,
    recipients: () => mailServer.received.flatMap(({ to }) => to).toSorted(),
    refuse: () => undefined,
    async close() {
      server.close();
      await once(server.server, 'close');
    },
  };
  const refusal = (stage: Stage, address: string) => {
    const code = mailServer.refuse(stage, address);
    if (code === 'hang up') for (const socket of sockets) socket.destroy();
    return code ? Object.assign(new Error(`Ditolak pada ${stage}`), { responseCode: code }) : null;
  };
  const server = new SMTPServer({
    hideSTARTTLS: true,
    // As most servers have it.
    hideSMTPUTF8: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'surat@contoh.id' && password === 'sandi/uji'
        ? done(null, { user: username })
        : done(new Error('Sandi salah')),
    onMailFrom: ({ address }, _, done) => done(refusal('MAIL', address)),
    onRcptTo: ({ address }, _, done) => done(refusal('RCPT', address)),
    onData(stream, { envelope }, done) {
      void text(stream).then((content) => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const refused = refusal('DATA', to[0] ?? '');
        if (!refused) mailServer.received.push({ to, content });
        done(refused);
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('data', (bytes) => (said += String(bytes)));
  });
  // A client that was killed breaks its connection off.
  server.on('error', () => undefined);
  const listening = () => {
    server.listen(port, '127.0.0.1');
    return once(server.server, 'listening');
  };
  // A process that any thread is just starting holds the sockets of this one for a moment, a closed one on this port, too.
  await vi.waitFor(listening, { timeout: 10_000 });
  return mailServer;
}
