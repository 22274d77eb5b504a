/** Who offers what is found here. */
export interface Provider {
  productName: string;
  /** Under which this reader sees the site, without a trailing slash. */
  origin: string;
  /** Whether there are accounts, the chat and `/mcp`. */
  hasPlatform: boolean;
}
