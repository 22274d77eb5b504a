/** For whom a task is done: somebody, and those whom he belongs to. */
export interface Place {
  /** A client, or a network. */
  group: string;
  /** A user of the client, or an account that the network asks for. */
  member: string;
}

/** Whose turn it may be. */
export interface Admission {
  mayGroup: (group: string) => boolean;
  mayMember: (place: Place) => boolean;
}

/**
 * Who waits. Groups take turns, whatever each has in line, and so do the members of a group; what one member waits
 * for stays in its order. A `Map` gives its keys back in the order in which they came: whose turn it was goes to
 * the end.
 */
export class WaitingLine<T> {
  readonly #groups = new Map<string, Map<string, Set<T>>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add({ group, member }: Place, item: T): void {
    const members = this.#groups.get(group) ?? new Map<string, Set<T>>();
    const items = members.get(member) ?? new Set<T>();
    this.#groups.set(group, members.set(member, items.add(item)));
    this.#size += 1;
  }

  countOfGroup({ group }: Place): number {
    return countIn(this.#groups.get(group));
  }

  countOfMember({ group, member }: Place): number {
    return this.#groups.get(group)?.get(member)?.size ?? 0;
  }

  /** The next whose turn it is among those who may, and gives the turn to the others. */
  takeNext({ mayGroup, mayMember }: Admission): { place: Place; item: T } | undefined {
    for (const [group, members] of this.#groups) {
      // Before its members, which may be hundreds.
      if (!mayGroup(group)) continue;
      for (const [member, items] of members) {
        const place = { group, member };
        const [item] = items;
        if (item === undefined || !mayMember(place)) continue;
        this.remove(place, item);
        moveToEnd(members, member);
        moveToEnd(this.#groups, group);
        return { place, item };
      }
    }
    return undefined;
  }

  /** The last that came for the member with most in line, of the group with most. */
  takeLastOfLongest(): T | undefined {
    const [group, members] = longestOf(this.#groups, countIn) ?? ['', new Map<string, Set<T>>()];
    const [member, items] = longestOf(members, ({ size }) => size) ?? ['', new Set<T>()];
    const item = [...items].at(-1);
    if (item !== undefined) this.remove({ group, member }, item);
    return item;
  }

  /** @returns whether it was in line */
  remove({ group, member }: Place, item: T): boolean {
    const members = this.#groups.get(group);
    const items = members?.get(member);
    if (!items?.delete(item)) return false;
    this.#size -= 1;
    if (items.size === 0) members?.delete(member);
    if (members?.size === 0) this.#groups.delete(group);
    return true;
  }
}

function countIn(members: ReadonlyMap<string, ReadonlySet<unknown>> | undefined): number {
  let count = 0;
  for (const items of members?.values() ?? []) count += items.size;
  return count;
}

function moveToEnd<T>(map: Map<string, T>, key: string): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}

/** Of several the one that came last: who has waited longest is the last to go. */
function longestOf<T>(map: ReadonlyMap<string, T>, lengthOf: (value: T) => number): [string, T] | undefined {
  let longest: [string, T] | undefined;
  for (const entry of map) if (!longest || lengthOf(entry[1]) >= lengthOf(longest[1])) longest = entry;
  return longest;
}
