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

/** Work that lies where two threads cross. `column` counts people, `row` agents, from 0. */
export const work = [
  { column: 0, row: 0, done: '12 replies drafted', next: 'Priya sends them' },
  { column: 1, row: 1, done: 'Two risks found', next: 'Tomas decides' },
  { column: 2, row: 2, done: 'Proposal v2 ready', next: 'Amara approves' },
] as const;
