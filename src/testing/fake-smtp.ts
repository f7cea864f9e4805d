import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * `slow` never answers the mail, `drips` answers a bit at a time without end, `mute` sends no
 * greeting, `drops` breaks the connection.
 */
export type SmtpMode = 'ok' | 'refuses' | 'slow' | 'drips' | 'mute' | 'drops';
export type ReceivedMail = { envelope: { from: string; to: string[] }; raw: string };

export type FakeSmtp = AsyncDisposable & { url: string; received: ReceivedMail[]; mode: SmtpMode };

/** A mail server on a loopback socket that stores mails, or fails as `mode` says. */
export async function startFakeSmtp(mode: SmtpMode = 'ok'): Promise<FakeSmtp> {
  const fake = { mode, received: [] as ReceivedMail[] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect(_session, done) {
      if (fake.mode !== 'mute') done();
    },
    onRcptTo(_address, _session, done) {
      if (fake.mode === 'refuses')
        return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (fake.mode === 'slow') return;
        if (fake.mode === 'drips') return drip();
        if (fake.mode === 'drops') return dropConnections();
        const { mailFrom, rcptTo } = session.envelope;
        fake.received.push({
          envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map((to) => to.address) },
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  function dropConnections() {
    for (const socket of sockets) socket.destroy();
  }
  function drip() {
    for (const socket of sockets) {
      const dripping = setInterval(() => socket.write('250-wait\r\n'), 50);
      socket.on('close', () => clearInterval(dripping));
    }
  }
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(fake, {
    url: `smtp://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      dropConnections();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  });
}
