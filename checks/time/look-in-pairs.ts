/** Which of the two looks. */
export type Lane = 0 | 1;

/**
 * Looks at pages two at a time: asked for one, it looks at its neighbor in the list as well. Most of such a look is waiting
 * until a page is quiet. What runs beside it can only make a page slower than it is, so that who passes has passed; who does not
 * is to be looked at again, and nothing of this runs any more then (decision 080).
 * @param look a lane is never asked for two pages at once
 */
export function lookInPairs<T>(
  paths: readonly string[],
  look: (path: string, lane: Lane) => Promise<T>,
): (path: string) => Promise<T> {
  const looks = new Map<string, Promise<T>>();

  return async (path) => {
    const index = paths.indexOf(path);
    const pair = paths.slice(index - (index % 2), index - (index % 2) + 2);
    if (!looks.has(path)) {
      for (const [lane, each] of pair.entries()) looks.set(each, look(each, lane as Lane));
    }
    await Promise.allSettled(pair.map((each) => looks.get(each)));
    return looks.get(path) as Promise<T>;
  };
}
