import type { Person } from './find-person.ts';

/** Describes what is held about a person; what is not held is not named. */
export function heldData(person: Person): { what: string; count: number }[] {
  const counts: [string, number][] = [
    ['leads', person.leads.length],
    ['deliveries of them', person.deliveries.length],
    ['notes to them', person.notes.length],
    ['replies to them, and what else was done', person.history.length],
    ['emails from them', person.mails.length],
    ['idempotency keys', person.idempotencyKeys],
    ['invitations to demos of others', person.invitations.length],
    ['account', person.users.length],
    ['logins', person.logins],
    ['places of logins', person.loginPlaces],
    ['own chat threads', person.ownThreads.length],
    ['messages in them', person.ownMessages.length],
    ['messages in shared rooms, with their answers', person.sharedMessages.length],
    ['texts of others that name the address', person.mentions.length],
    ['mails in files', person.mailFiles.length],
  ];
  return counts.filter(([, count]) => count > 0).map(([what, count]) => ({ what, count }));
}
