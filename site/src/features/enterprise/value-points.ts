import { claims } from '../../product/claims.ts';

/** Three value points: the claims of S1 section 1, one per point. */
export const valuePoints = [
  {
    figure: claims.agents,
    title: 'AI agents to start from',
    text: `For ${claims.functions} business functions. Use one as is, adapt it, or build your own.`,
  },
  {
    figure: claims.uptime,
    title: 'Uptime guarantee',
    text: 'For work that runs overnight and at quarter end. What it covers isn’t published yet: ask us before you rely on it.',
  },
  {
    figure: claims.support,
    title: 'Support',
    text: 'There’s help around the clock when a run stops or a rule has to change.',
  },
] as const;
