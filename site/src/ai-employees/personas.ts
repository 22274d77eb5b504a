import { employee as executiveAssistant } from './employees/executive-assistant.ts';
import { employee as hr } from './employees/hr.ts';
import { employee as marketResearchAnalyst } from './employees/market-research-analyst.ts';
import { employee as marketingAssociate } from './employees/marketing-associate.ts';
import { employee as projectManager } from './employees/project-manager.ts';
import { employee as proposalWriter } from './employees/proposal-writer.ts';
import { employee as sdr } from './employees/sdr.ts';

/** An AI employee as the site introduces it: a first name, a job, and what it takes off a team's hands. */
export interface Persona {
  name: string;
  role: string;
  path: string;
  summary: string;
}

/** Those that other parts of the site call by name, such as the header's menu. `employees.ts` has them all. */
export const personas = {
  executiveAssistant: executiveAssistant.persona,
  projectManager: projectManager.persona,
  sdr: sdr.persona,
  marketingAssociate: marketingAssociate.persona,
  hr: hr.persona,
  marketResearchAnalyst: marketResearchAnalyst.persona,
  proposalWriter: proposalWriter.persona,
} as const satisfies Record<string, Persona>;
