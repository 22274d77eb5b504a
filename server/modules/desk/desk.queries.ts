// Queries and rules of this module for other modules.

export { appendAudit } from './audit/audit.store.ts';
export { NotAllowed } from './desk-errors.ts';
export { linkOriginOf } from './desk-origin.ts';
export type { WatchedChange } from './events/read-changes.ts';
export {
  findNoticeChoices,
  listNoticeReaders,
  type NoticeReader,
  recordHeard,
} from './people/notices.store.ts';
export {
  type CountWork,
  listActivePeople,
  listAllPeople,
  lockPerson,
  type ReleaseWork,
} from './people/people.store.ts';
export { requireRedactedReason } from './redacted-reason.ts';
