/**
 * The icons of islands, on a square of 24. Elsewhere they are Lucide's, which are drawn at the build and add no script;
 * in the browser its component would cost every page with an island about 1 KB.
 */
const PATHS = {
  chevronLeft: 'm15 18-6-6 6-6',
  chevronRight: 'm9 6 6 6-6 6',
  clock: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 6v6l4 2',
  globe: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0h20M12 2a15 15 0 0 1 0 20 15 15 0 0 1 0-20',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4v16l13-8z',
  send: 'm4 4 17 8-17 8 3-8zM7 12h14',
};

/** An icon without meaning of its own: a word stands beside it, or names the button that it is in. */
export function LineIcon({ name, size = 24 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
