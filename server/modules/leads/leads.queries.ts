// Queries and rules of this module for other modules.
export { HOST_EMAIL } from './channels/email.ts';
export { type CancellationNotice, cancelAndNotify } from './deliveries/cancel-demos.ts';
export { countDeliveries, type DeliveryCount } from './deliveries/deliveries.metrics.ts';
export { selectDelivery } from './deliveries/deliveries.store.ts';
export {
  type ChannelHealth,
  countSince,
  findChannelHealth,
  findGivenUp,
  findLastArrivals,
  findStuckQueues,
  type GivenUp,
  type StuckQueue,
} from './deliveries/delivery-health.ts';
export { describeStart, readTimeZone } from './deliveries/meeting-times.ts';
export { moveDemo, type OperatorParts, openBookings, openFreeSlots } from './deliveries/operator-bookings.ts';
export { retryNow } from './deliveries/replay.ts';
export { testDeliveries } from './deliveries/test-deliveries.ts';
export { findMailboxHealth, type MailboxHealth } from './inbox/mailboxes.store.ts';
export type { LeadContext } from './intake/lead-context.ts';
export { channelNames, findChannel, labelOf } from './leads.channels.ts';
export { listConsents } from './records/consent-records.ts';
export { LEAD_ID_HELP, readIdBeginning } from './records/lead-argument.ts';
export { countVisible } from './records/lead-filter.ts';
export { findLeadId, shortenIds } from './records/lead-id.ts';
export { listLeadNotices, type Span } from './records/lead-notices.ts';
export { readLeadRequest } from './records/lead-request.ts';
export { insertNote } from './records/mark-lead.ts';
export { retainLeads } from './records/old-leads.ts';
export { columnList, type ReadSide, type Row, readBeside, readRows } from './records/read-rows.ts';
export { rememberWeeks } from './records/remembered-weeks.ts';
export { countTouches, type TouchCounts } from './records/touch-counts.ts';
