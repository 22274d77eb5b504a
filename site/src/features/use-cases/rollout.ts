import type { Agent } from './department.ts';
import { departments } from './departments.ts';

const NAMES = [
  'HR Policy Agent',
  'Ticket Triage Agent',
  'Search Content Agent',
  'Invoice Matching Agent',
  'Contract Review Agent',
  'Due Diligence Agent',
];

/** Six agents of the catalogue, the quickest to go live first, for the picture of a rollout. */
export const rollout: readonly Agent[] = NAMES.flatMap(
  (name) => departments.flatMap(({ agents }) => agents).find((agent) => agent.name === name) ?? [],
);
