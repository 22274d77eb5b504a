/** The limits of design.md, 'Budgets'. Bytes as sent with Brotli unless said otherwise. */
export const budgets = {
  firstViewBytes: 14_600,
  renderBlockingRequests: 0,
  scriptBytesAtLoad: 2_000,
  scriptBytesAtLoadWithIsland: 75_000,
  /** Over the table, and to come down again: decision 006. */
  scriptBytesAtLoadOfBooking: 78_000,
  scriptBytesInTotal: 75_000,
  scriptBytesInTotalOfBooking: 95_000,
  bytesAtLoad: 60_000,
  bytesAtLoadWithIsland: 130_000,
  styleBytes: 10_000,
  fontBytes: 26_000,
  fontFiles: 2,
  /** Bytes with the face of code. */
  fontBytesWithCode: 31_000,
  fontFilesWithCode: 3,
  /** Limit of a first visit, whose headline waits for the letters of our face; 1.1 without them (design.md). */
  lcpTimesBaseline: 1.15,
  /** Rounded to two decimals this is the 0.00 of the table. */
  layoutShift: 0.005,
  /** Height of a page on a phone 390 px wide, in CSS pixels: pages that would be endless there, by path. */
  heightOnPhone: { '/': 7_500, '/services': 6_500 } as Readonly<Record<string, number>>,
  lighthouseScore: 100,
  /** Time from a key or click to the paint that answers it, on a processor slowed by four; 'good' by Web Vitals. */
  interactionMs: 200,
} as const;
