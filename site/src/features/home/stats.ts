import { claims } from '../../product/claims.ts';

/** The claims of the stats strip (S1 sections 1 and 2.3). */
export const stats = [
  { value: claims.agents, label: 'AI agents' },
  { value: claims.uptime, label: 'uptime guarantee' },
  { value: claims.support, label: 'support' },
  { value: claims.functions, label: 'business functions' },
] as const;
