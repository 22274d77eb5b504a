import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/**
 * Behavior of a mail server. `cut` breaks the line after it has taken the email, `mute` before it has greeted, as a
 * proxy in front of a dead one does; `full` refuses every recipient for now, `unknown` for good, `relay` since we may not send.
 */
export type MailServerMood = 'well' | 'refusing' | 'full' | 'unknown' | 'relay' | 'cut' | 'mute' | 'hang';

export interface ReceivedMail {
  from: string;
  to: string[];
  source: string;
}

export interface MailServer {
  url: string;
  /** Every email that it has taken, repeats included. */
  mails: ReceivedMail[];
  /** Message-IDs, once each. */
  taken: Set<string>;
  connections: number;
  mood: MailServerMood;
  stop: () => Promise<void>;
}

interface Certificate {
  key: string;
  cert: string;
}

/** Starts a mail server for a test, with which it ends. */
export async function startMailServer(certificate?: Certificate): Promise<MailServer> {
  const server = await runMailServer(certificate);
  onTestFinished(server.stop);
  return server;
}

/** Runs a real mail server on this machine. @param certificate that it offers; without it, no STARTTLS */
export async function runMailServer(certificate?: Certificate): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    ...(certificate ?? { disabledCommands: ['STARTTLS'] }),
    onConnect(_session, callback) {
      state.connections += 1;
      if (state.mood === 'refusing') callback(refusal(421));
      else if (state.mood === 'mute') hangUp();
      else if (state.mood !== 'hang') callback();
    },
    onRcptTo(address, _session, callback) {
      if (state.mood === 'full') callback(refusal(452, `<${address.address}>: mailbox is full`));
      else if (state.mood === 'unknown') callback(refusal(550, '5.1.1 no such user here'));
      else if (state.mood === 'relay') callback(refusal(550, 'relay not permitted'));
      else callback();
    },
    async onData(stream, session, callback) {
      const source = await text(stream).catch(() => undefined);
      // The sender was killed meanwhile.
      if (source === undefined) return;
      const { mailFrom, rcptTo } = session.envelope;
      state.mails.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        source,
      });
      state.taken.add(/^message-id: (.*)$/im.exec(source)?.[1] ?? '');
      if (state.mood === 'cut') hangUp();
      else callback();
    },
  });
  const hangUp = () => {
    for (const connection of server.connections) connection._socket.destroy();
  };
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const state: MailServer = {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    mails: [],
    taken: new Set(),
    connections: 0,
    mood: 'well',
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return state;
}

function refusal(responseCode: number, words = 'not now'): Error {
  return Object.assign(new Error(words), { responseCode });
}
