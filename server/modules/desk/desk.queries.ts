// Queries and rules of this module for other modules.

export { appendAudit } from './audit/audit.store.ts';
export { NotAllowed } from './desk-errors.ts';
export type { WatchedChange } from './events/read-changes.ts';
export {
  type CountWork,
  listActivePeople,
  listAllPeople,
  lockPerson,
  type ReleaseWork,
} from './people/people.store.ts';
export { requireRedactedReason } from './redacted-reason.ts';
