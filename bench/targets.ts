import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createConnectionServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface BenchTargets {
  /** Settings of a server that delivers its leads to these targets. */
  env: Record<string, string>;
  /** Returns the number of messages that have arrived. */
  count: () => number;
  stop: () => Promise<void>;
}

/** A mail server and a webhook receiver on this machine, which take everything. */
export async function startTargets(): Promise<BenchTargets> {
  let count = 0;
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      stream.resume().on('end', () => {
        count += 1;
        callback();
      });
    },
  });
  const crm = createServer((request, response) => {
    request.resume().on('end', () => {
      count += 1;
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  const smtp = mail.listen(0, '127.0.0.1');
  await Promise.all([once(crm, 'listening'), once(smtp, 'listening')]);
  return {
    env: settingsOf((smtp.address() as AddressInfo).port, (crm.address() as AddressInfo).port),
    count: () => count,
    stop: async () => {
      crm.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => crm.close(resolve)),
        new Promise<void>((resolve) => mail.close(() => resolve())),
      ]);
    },
  };
}

/** Settings of targets where no process listens. */
export const DEAD_TARGETS = settingsOf(9, 9);

/** Targets that accept a connection, and never answer. */
export async function startSilentTargets(): Promise<Pick<BenchTargets, 'env' | 'stop'>> {
  const held = new Set<Socket>();
  const server = createConnectionServer((socket) => {
    held.add(socket);
    socket.on('error', () => {}).on('close', () => held.delete(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    env: settingsOf(port, port),
    stop: async () => {
      for (const socket of held) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function settingsOf(smtpPort: number, crmPort: number): Record<string, string> {
  return {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'hello@example.com',
    SALES_EMAIL: 'sales@example.com',
    CRM_WEBHOOK_URL: `http://127.0.0.1:${crmPort}/leads`,
    CRM_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
  };
}
