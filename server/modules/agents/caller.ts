/** For whom a tool is called. */
export interface Caller {
  /** As every limit counts it. */
  network: string;
  /** Under which origin it sees the site, for links that it is given; empty where its request did not say. */
  siteOrigin: string;
}
