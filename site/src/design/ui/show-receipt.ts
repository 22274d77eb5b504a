/** Decision or calculation of a visitor, as a slip says it. */
export interface Receipt {
  /** Each a line of its own. */
  what: readonly string[];
  by: string;
  cost: string;
  /** ISO 8601; left out where it is decided as the receipt is asked for. */
  at?: string;
  /** Sends it to a demo, where it can travel there. */
  bring?: () => void;
}

/** Shows a receipt. What draws it is fetched when the first is asked for (decision 009). */
export async function showReceipt(receipt: Receipt): Promise<void> {
  const name = '/receipt';
  // biome-ignore lint/style/useTemplate: the bundler reads a template, and would bring a loader for it
  (await import(/* @vite-ignore */ name + '.js')).open(receipt);
}
