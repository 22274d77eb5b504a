import { FairQueue, type FairQueueLimits } from '../../plugins/queue/fair-queue.ts';

/**
 * Who may have how many passwords hashed. A group is a network, a member an account that it asks for: by what it
 * names, whether there is such an account or not.
 */
export const HASH_LIMITS: FairQueueLimits = {
  // Each takes one of the four threads of libuv, on which compression, the drawing of cards, files and names wait
  // too. Two of them keep two cores busy; one network computes on one of them, so that the other is there for others.
  running: { member: 1, group: 1, all: 2 },
  // Less in all than requests may be in flight: who waits here must not make the server turn pages away.
  waiting: { member: 20, group: 200, all: 600 },
};

/** Passwords are hashed a few at a time, network by network: a flood of logins must take neither site nor logins along. */
export function createHashQueue(limits: FairQueueLimits = HASH_LIMITS): FairQueue {
  return new FairQueue(limits);
}
