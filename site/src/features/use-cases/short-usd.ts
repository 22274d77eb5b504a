const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
  roundingMode: 'trunc',
});
const long = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', notation: 'scientific' });
/** From here on there is no letter. */
const TOO_LONG = 1e15;

/** US dollars in three digits, cut off and never rounded up: '$360k' for 360,720. */
export function formatUsdInShort(amount: number): string {
  return (Math.abs(amount) < TOO_LONG ? short : long).format(amount).replace('K', 'k');
}
