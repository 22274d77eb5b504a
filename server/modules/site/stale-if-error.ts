import type { RenderedPage } from './rendered-page.ts';
import type { Variant } from './variants.ts';

const CACHE_CONTROL = 'cache-control';
/** No cache on the way may treat it as fresh, not even for a second. */
const ASK_EACH_TIME = 'no-cache';

/**
 * A page as it was when it was rendered last, marked for caches: to be asked for again each time (RFC 9111, 5.2.2.4),
 * and with its age (5.1), since it comes out of a memory of ours.
 */
export function asStaleIfError(page: RenderedPage, ageMs: number): RenderedPage {
  const { file } = page;
  const variants = Object.fromEntries(
    Object.entries(file.variants).map(([coding, variant]) => [coding, askEachTime(variant)]),
  );
  return {
    ...page,
    headers: [...page.headers, 'age', String(Math.floor(ageMs / 1000))],
    file: { ...file, variants, identity: askEachTime(file.identity) },
  };
}

function askEachTime(variant: Variant): Variant {
  return {
    ...variant,
    headers: withoutKeeping(variant.headers),
    unchangedHeaders: withoutKeeping(variant.unchangedHeaders),
  };
}

/** @param headers names and values in turn */
function withoutKeeping(headers: readonly string[]): string[] {
  return headers.map((text, index) => (headers[index - 1] === CACHE_CONTROL ? ASK_EACH_TIME : text));
}
