import type { Agent, Department, GoLiveTime } from 'contract/content/department.ts';
import { content } from '../../content.ts';
import type { Tab } from '../../design/ui/Tabs.island.tsx';

/** The longest that S2 section 9 names: the scale on which all of them are drawn. */
export const LONGEST_WEEKS = 8;

/** The departments in the order of their tiles; the first is shown at the start (S2 section 2). */
export function departments(): readonly Department[] {
  return content()
    .list('department')
    .toSorted((one, other) => one.order - other.order);
}

/** Returns how many agents the catalogue has (S2 section 9). */
export function countAgents(): number {
  return departments().flatMap(({ agents }) => agents).length;
}

/** The departments as tabs. */
export function departmentTabs(): Tab[] {
  return departments().map(({ id, name, drawing }) => ({ id, name, drawing }));
}

/** Reads the two ends of a range such as '2-3 weeks', to draw it. */
export function weeksUntilLive(time: GoLiveTime): { fromWeeks: number; toWeeks: number } {
  const [fromWeeks = 0, toWeeks = LONGEST_WEEKS] = Array.from(time.matchAll(/\d+/g), Number);
  return { fromWeeks, toWeeks };
}

/** Returns the agents of the catalogue that have these names. */
export function rollout(names: readonly string[]): readonly Agent[] {
  const agents = departments().flatMap((department) => department.agents);
  return names.flatMap((name) => agents.find((agent) => agent.name === name) ?? []);
}
