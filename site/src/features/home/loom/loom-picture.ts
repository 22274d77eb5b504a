/** Who stands at the loom of the hero: people hold the upright threads, AI employees the level ones. */
export const people = [
  { name: 'Priya', role: 'Sales lead' },
  { name: 'Tomas', role: 'Operations' },
  { name: 'Amara', role: 'Founder' },
] as const;

export const agents = [
  { name: 'Noah', role: 'SDR' },
  { name: 'Marco', role: 'Projects' },
  { name: 'Owen', role: 'Proposals' },
] as const;

/** What each of these agents hands to the person of the same place: what is done, who decides, and what came of it. */
export const work = [
  { done: '12 replies drafted', next: 'Priya sends them', decided: 'Priya sent them, 9:14 AM' },
  { done: 'Two risks found', next: 'Tomas decides', decided: 'Tomas moved the date' },
  { done: 'Proposal v2 ready', next: 'Amara approves', decided: 'Amara approved it' },
] as const;
