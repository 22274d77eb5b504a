import { FairQueue, type FairQueueLimits } from '../../plugins/queue/fair-queue.ts';

/**
 * Limits of concurrent and waiting hashes. A group is a network, a member an account as the request names it, whether
 * it exists or not.
 */
export const HASH_LIMITS: FairQueueLimits = {
  // Each takes one of the four threads of libuv, on which compression, the drawing of cards, files and names wait
  // too. Two of them keep two cores busy; one network computes on one of them, so that the other is there for others.
  running: { member: 1, group: 1, all: 2 },
  // Less in all than requests may be in flight: waiting logins must not make the server turn pages away.
  waiting: { member: 20, group: 200, all: 600 },
};

/**
 * Creates the queue in which passwords are hashed a few at a time, network by network, so that a flood of logins slows
 * down neither the site nor other logins.
 */
export function createHashQueue(limits: FairQueueLimits = HASH_LIMITS): FairQueue {
  return new FairQueue(limits);
}
