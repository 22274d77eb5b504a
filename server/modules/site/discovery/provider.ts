/** Provider of what is found here. */
export interface Provider {
  productName: string;
  /** Origin under which this reader sees the site, without a trailing slash. */
  origin: string;
  /** Accounts, the chat and `/mcp` exist. */
  hasPlatform: boolean;
}
