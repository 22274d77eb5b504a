import type { Agent } from 'contract/content/department.ts';
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
export function rollout(): readonly Agent[] {
  const agents = departments().flatMap((department) => department.agents);
  return NAMES.flatMap((name) => agents.find((agent) => agent.name === name) ?? []);
}
