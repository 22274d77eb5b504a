// A process of its own: reads mails, for `mail-reader.ts`. What comes from outside is parsed here alone, so that no mail holds
// the server up or ends it.
import { parseMail } from './parse-mail.ts';

process.on('message', async (source: Uint8Array) => {
  const answer = await parseMail(source).catch(() => 'unreadable' as const);
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
