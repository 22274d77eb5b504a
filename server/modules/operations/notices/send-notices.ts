import { DESK_PATH } from 'contract/desk/paths.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { type Mail, singleMail } from '../../../plugins/mail/mail.ts';
import { writeMail } from '../../../plugins/mail/mail-words.ts';
import { mailSenderOf } from '../../../plugins/mail/sender.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import { linkOriginOf, listNoticeReaders, type NoticeReader, recordHeard } from '../../desk/desk.queries.ts';
import { type NotifyParts, sendMail } from '../monitoring/notify-operator.ts';
import { listNotices, type Notice } from './list-notices.ts';
import { lastTimeAt } from './notice.rules.ts';

/** Least age of an event in an email: a younger change may be taken back, and other processes may still write. */
const LAG_MS = 30_000;
const HOUR_MS = 3_600_000;
const MOST_LINKS = 20;

interface Parts extends NotifyParts {
  config: Config;
  database: Database;
}

/**
 * Sends the people of the desk what they chose to hear of: what happened since the last look, and once a day the rest. Nothing is
 * kept but the time up to which each person has heard. Called by the process that has the watch.
 */
export async function sendNotices(parts: Parts): Promise<void> {
  const until = new Date(parts.clock().getTime() - LAG_MS);
  for (const reader of await listNoticeReaders(parts.database)) {
    for (const way of ['now', 'digest'] as const) {
      if (parts.stopping.aborted || !(await notifyReader(parts, reader, way, until))) return;
    }
  }
}

/** @returns false where the mail server is down: others would fare no better */
async function notifyReader(
  parts: Parts,
  reader: NoticeReader,
  way: 'now' | 'digest',
  until: Date,
): Promise<boolean> {
  const { database, config } = parts;
  const { person, choices, heardUntil } = reader;
  const heard = heardUntil[way] === null ? undefined : new Date(heardUntil[way]);
  const record = (time: Date | null) => recordHeard(database, person.id, way, time);
  // An email of its own says at once who has given a request, and takes the answer to them.
  const kinds = (Object.keys(choices.ways) as (keyof typeof choices.ways)[]).filter(
    (kind) => choices.ways[kind] === way && !(way === 'now' && kind === 'assigned'),
  );
  if (kinds.length === 0) {
    if (heard) await record(null);
    return true;
  }
  if (!heard) {
    await record(until);
    return true;
  }
  const isDue = way === 'now' ? heard < until : heard < lastTimeAt(person.zone, choices.digestHour, until);
  if (!isDue) return true;
  const notices = await listNotices({ database, office: config.office }, reader, kinds, {
    after: heard,
    until,
  });
  const outcome = notices.length > 0 && (await sendMail(composeNotices(notices, person.email, parts), parts));
  const isDown = outcome && outcome.kind === 'failed' && outcome.isTargetDown;
  if (outcome && outcome.kind === 'failed' && !outcome.mayHaveArrived) return !isDown;
  // Not each minute, where nothing happens.
  const isOld = until.getTime() - heard.getTime() > HOUR_MS;
  if (notices.length > 0 || way === 'digest' || isOld) await record(until);
  return !isDown;
}

/** Returns the email of one or several notices. */
export function composeNotices(
  notices: readonly Notice[],
  to: string,
  { config, brand, clock }: Pick<Parts, 'config' | 'brand' | 'clock'>,
): Mail {
  const origin = linkOriginOf(config);
  const urlOf = (path: string) => (origin === undefined ? undefined : `${origin}${DESK_PATH}${path}`);
  const [first] = notices;
  const isOne = notices.length === 1;
  const content = writeMail('desk-notices', {
    values: { first: first?.text, others: isOne ? undefined : notices.length - 1 },
    urls: [urlOf(isOne && first ? first.path : '')],
  });
  const listed = isOne ? [] : notices.slice(0, MOST_LINKS);
  const links = listed.flatMap(({ text, path }) => {
    const url = urlOf(path);
    return url ? [{ label: text, url }] : [];
  });
  const withLinks = {
    ...content,
    paragraphs: links.length > 0 ? content.paragraphs : listed.map(({ text }) => text),
    actions: [...content.actions, ...links],
  };
  return singleMail(withLinks, mailSenderOf(config, brand), to, { date: clock() });
}
