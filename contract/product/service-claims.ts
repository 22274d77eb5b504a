/** What the site claims of its service (S1 section 1); no page says yet what the guarantee covers. */
export const SERVICE_CLAIMS = { uptime: '99.9%', support: '24/7' } as const;
