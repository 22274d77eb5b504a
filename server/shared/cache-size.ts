/**
 * Bounds an `LRUCache` by number without reserving the room at once, as its `max` does: some milliseconds and
 * megabytes for a server that most of its life knows a few networks.
 */
export function atMost(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
