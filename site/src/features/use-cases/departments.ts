import type { Department } from 'contract/content/department.ts';
import { content } from '../../content.ts';
import type { Tab } from '../../design/ui/Tabs.island.tsx';

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
