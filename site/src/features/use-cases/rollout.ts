import type { Agent } from 'contract/content/department.ts';
import { departments } from './departments.ts';

/** Returns the agents of the catalogue that have these names. */
export function rollout(names: readonly string[]): readonly Agent[] {
  const agents = departments().flatMap((department) => department.agents);
  return names.flatMap((name) => agents.find((agent) => agent.name === name) ?? []);
}
