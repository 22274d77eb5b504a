/** Limit from which digits say less than the power of ten, and would not fit. */
const TOO_LONG = 1e15;

/**
 * A number with separators of thousands.
 * @param decimals exactly as many; without it one at most, and none where it would be 0
 */
export function formatNumber(number: number, decimals?: number): string {
  const digits = decimals ?? 1;
  return format(number, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(decimals === undefined ? { trailingZeroDisplay: 'stripIfInteger' } : {}),
  });
}

export function formatPercent(percent: number, decimals?: number): string {
  return `${formatNumber(percent, decimals)}%`;
}

/**
 * US dollars, the sign before the currency.
 * @param decimals the exact number of decimals; without it, cents are written unless they are zero
 */
export function formatUsd(amount: number, decimals?: number): string {
  return format(amount, {
    style: 'currency',
    currency: 'USD',
    ...(decimals === undefined
      ? { trailingZeroDisplay: 'stripIfInteger' }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  });
}

function format(number: number, options: Intl.NumberFormatOptions): string {
  const length: Intl.NumberFormatOptions =
    Math.abs(number) < TOO_LONG
      ? {}
      : { notation: 'scientific', minimumFractionDigits: 0, maximumFractionDigits: 2 };
  return formatOf({ ...options, ...length, signDisplay: 'negative' }).format(number);
}

/** Formats are costly to make, there are few, and a slider needs a dozen with every step. */
const knownFormats = new Map<string, Intl.NumberFormat>();

function formatOf(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = JSON.stringify(options);
  const format = knownFormats.get(name) ?? new Intl.NumberFormat('en-US', options);
  knownFormats.set(name, format);
  return format;
}
