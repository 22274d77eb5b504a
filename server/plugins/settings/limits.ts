/**
 * Limits of one request, connection, network, user or model, where no operator knows better: `docs/limits.md`. They
 * stand in `Config` beside the settings, so that a test can choose others.
 */
export const LIMITS = {
  /** Largest request body, in bytes. */
  bodyLimitBytes: 65_536,
  /** Time for the headers of a request to arrive; not longer than `requestTimeoutMs`. */
  headersTimeoutMs: 5_000,
  /** Time for a whole request to arrive. */
  requestTimeoutMs: 10_000,
  /** Time for which an unused connection stays open; longer than that of a proxy in front. */
  keepAliveTimeoutMs: 65_000,
  /** Time after which a connection is cut on which nothing moves during a request or an answer. */
  idleTimeoutMs: 30_000,
  /** Requests worked on at once, from when they have arrived whole; more are answered 503. */
  maxRequestsInFlight: 1_000,
  /** Connections open at once; more are closed at once. */
  maxConnections: 10_000,
  /**
   * Connections of one network (an IPv4 address or IPv6 /64) open at once; those of TRUSTED_PROXIES are not counted.
   */
  maxConnectionsPerNetwork: 1_000,
  /** Time for which a repeated Idempotency-Key is recognised. */
  idempotencyHours: 24,
  /** Time to finish what is under way after SIGTERM. */
  shutdownTimeoutMs: 10_000,
  /**
   * Leads per hour of one email address from one network; more are answered like any, and held back until an operator
   * releases them. Also the emails per hour to one address that visitors set off; of more, the latest waits.
   */
  leadsPerEmailHour: 10,
  /** Chat events per second and user, five times as many at once, and one message among 20. */
  chatEventsPerSecond: 20,
  /** Calls to a model at once, half of them of one client, a quarter of one user; others wait for their turn. */
  llmCallsAtOnce: 8,
  /** Calls for free times per minute and network: a person who turns over the months of a year makes a dozen. */
  calendarsPerMinute: 600,
  /** Calls to /mcp per minute and network; more are answered 429. */
  agentCallsPerMinute: 300,
};
