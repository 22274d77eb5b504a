// Parts of the calls of the desk for other modules.
export { visibleTo } from './desk/lead-query.rules.ts';
export { requireRoomOfAddress } from './desk/mail-bounds.ts';
export { releaseWork } from './desk/release-work.ts';
