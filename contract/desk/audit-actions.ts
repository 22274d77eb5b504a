import type { DeskTopic } from './events.ts';

/** An action of the audit: its words on the screen, and the topic whose screens it makes out of date, or null. */
interface ActionFacts {
  /** Description in the past tense. */
  words: string;
  topic: DeskTopic | null;
}

/** Everything that a person at the desk, or the server by itself, can do and have an entry of: `<what>.<verb>`. */
export const AUDIT_ACTIONS = {
  'account.change': { words: 'Changed their own name, time zone or notices', topic: 'people' },
  'articles.begin': { words: 'Started an article', topic: 'articles' },
  'articles.discard': { words: 'Discarded what was not published of an article', topic: 'articles' },
  'articles.picture': { words: 'Added files to an article', topic: null },
  'articles.publish': { words: 'Published an article', topic: 'articles' },
  'articles.restore': { words: 'Took up an earlier state of an article', topic: 'articles' },
  'articles.save': { words: 'Wrote on an article', topic: 'articles' },
  'articles.schedule': { words: 'Scheduled an article', topic: 'articles' },
  'articles.take-down': { words: 'Took down an article', topic: 'articles' },
  'articles.withhold': { words: 'Made an article a draft again', topic: 'articles' },
  'audit.retention': { words: 'Removed old entries', topic: null },
  'calendars.add': { words: 'Added a calendar of a host', topic: 'bookings' },
  'calendars.remove': { words: 'Removed a calendar of a host', topic: 'bookings' },
  'channel.retry': { words: 'Sent waiting messages at once', topic: 'health' },
  'channel.test': { words: 'Sent a test by a channel', topic: 'health' },
  'content.ask': { words: 'Asked to publish texts', topic: 'drafts' },
  'content.discard': { words: 'Discarded drafts of texts', topic: 'drafts' },
  'content.preview': { words: 'Made a link to a preview of texts', topic: 'drafts' },
  'content.preview-end': { words: 'Ended the links to a preview of texts', topic: 'drafts' },
  'content.publish': { words: 'Published texts', topic: 'content' },
  'content.schedule': { words: 'Scheduled texts', topic: 'drafts' },
  'content.take-back': { words: 'Took back texts', topic: 'content' },
  'content.unschedule': { words: 'Took back the time of texts', topic: 'drafts' },
  'days.close': { words: 'Closed days', topic: 'bookings' },
  'days.open': { words: 'Opened days again', topic: 'bookings' },
  'demos.book': { words: 'Booked a demo for a person', topic: 'bookings' },
  'demos.cancel': { words: 'Canceled a demo', topic: 'bookings' },
  'demos.confirm': { words: 'Confirmed a demo for its host', topic: 'bookings' },
  'demos.decline': { words: 'Declined a demo for its host', topic: 'bookings' },
  'demos.move': { words: 'Moved a demo', topic: 'bookings' },
  'demos.note': { words: 'Noted how a demo went', topic: 'bookings' },
  'demos.reassign': { words: 'Gave a demo to another host', topic: 'bookings' },
  'demos.swap': { words: 'Swapped the hosts of two demos', topic: 'bookings' },
  'hosts.add': { words: 'Added a host', topic: 'bookings' },
  'hosts.edit': { words: 'Changed a host', topic: 'bookings' },
  'hosts.feed': { words: 'Made the address of a host’s calendar', topic: 'bookings' },
  'hosts.remove': { words: 'Removed a host', topic: 'bookings' },
  'leads.address': { words: 'Corrected an address', topic: 'leads' },
  'leads.change': { words: 'Changed leads', topic: 'leads' },
  'leads.delete-spam': { words: 'Deleted spam', topic: 'leads' },
  'leads.export': { words: 'Exported leads', topic: null },
  'leads.merge': { words: 'Merged two people', topic: 'leads' },
  'leads.note': { words: 'Wrote a note', topic: 'leads' },
  'leads.read-many': { words: 'Looked at very many leads', topic: null },
  'leads.reply': { words: 'Replied to a lead', topic: 'leads' },
  'leads.retention': { words: 'Removed leads past their time', topic: 'leads' },
  'leads.send-again': { words: 'Sent a message again', topic: 'leads' },
  'leads.set-aside': { words: 'Dropped messages that were given up', topic: 'leads' },
  'leads.split': { words: 'Took a merge back', topic: 'leads' },
  'leads.undo': { words: 'Took a change of leads back', topic: 'leads' },
  'passkeys.add': { words: 'Added a passkey', topic: 'people' },
  'passkeys.remove': { words: 'Removed a passkey', topic: 'people' },
  'passkeys.rename': { words: 'Renamed a passkey', topic: null },
  'people.add': { words: 'Added a person', topic: 'people' },
  'people.change': { words: 'Changed a person', topic: 'people' },
  'people.invite': { words: 'Made a new link', topic: 'people' },
  'people.remove': { words: 'Removed a person', topic: 'people' },
  'person.copy': { words: 'Copied a person’s data', topic: null },
  'person.erase': { words: 'Erased a person', topic: 'leads' },
  'server.upgrade': { words: 'Asked for another version', topic: null },
  'session.begin': { words: 'Signed in', topic: 'people' },
  'session.end': { words: 'Signed out', topic: null },
  'session.refuse': { words: 'Failed to sign in', topic: null },
  'settings.change': { words: 'Changed settings', topic: 'settings' },
  'settings.reply.add': { words: 'Added a reply template', topic: 'settings' },
  'settings.reply.change': { words: 'Changed a reply template', topic: 'settings' },
  'settings.reply.delete': { words: 'Deleted a reply template', topic: 'settings' },
  'time-off.add': { words: 'Blocked time of a host', topic: 'bookings' },
  'time-off.remove': { words: 'Took back time off', topic: 'bookings' },
  'views.share': { words: 'Shared a view', topic: 'leads' },
  'views.delete': { words: 'Deleted a shared view', topic: 'leads' },
} as const satisfies Record<string, ActionFacts>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** The operator's commands by their group, whose actions are the commands themselves: `hosts.add` of `npm run hosts -- add`. */
export const COMMAND_TOPICS = {
  answers: null,
  backup: 'health',
  blog: 'articles',
  bookings: 'bookings',
  clients: null,
  content: 'content',
  desk: 'people',
  hosts: 'bookings',
  keys: null,
  leads: 'leads',
  move: null,
  restore: null,
} as const satisfies Record<string, DeskTopic | null>;

type Entry = { actorKind: 'person' | 'command'; action: string };

/** Words for an entry: `Signed in`, or the command that was run. An action of another version is named as it is. */
export function actionInWords({ actorKind, action }: Entry): string {
  const known = isKnown(action) ? AUDIT_ACTIONS[action].words : undefined;
  if (actorKind === 'person') return known ?? action;
  const [group = ''] = action.split('.', 1);
  return group in COMMAND_TOPICS ? `Ran ${action.replaceAll('.', ' ')}` : (known ?? action);
}

/** The topic that an entry makes out of date. */
export function topicOf({ actorKind, action }: Entry): DeskTopic | null {
  const [group = ''] = action.split('.', 1);
  if (actorKind === 'command' && group in COMMAND_TOPICS) {
    return COMMAND_TOPICS[group as keyof typeof COMMAND_TOPICS];
  }
  return isKnown(action) ? AUDIT_ACTIONS[action].topic : null;
}

function isKnown(action: string): action is AuditAction {
  return Object.hasOwn(AUDIT_ACTIONS, action);
}
