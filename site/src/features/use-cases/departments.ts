import type { Tab } from '../../design/ui/Tabs.island.tsx';
import type { Department } from './department.ts';
import { banking } from './departments/banking.ts';
import { customerService } from './departments/customer-service.ts';
import { finance } from './departments/finance.ts';
import { hr } from './departments/hr.ts';
import { knowledgeAgent } from './departments/knowledge-agent.ts';
import { legal } from './departments/legal.ts';
import { marketing } from './departments/marketing.ts';
import { others } from './departments/others.ts';
import { researchAnalytics } from './departments/research-analytics.ts';
import { sales } from './departments/sales.ts';

/** The ten departments in the order of their tiles; the first is shown at the start (S2 section 2). */
export const departments: readonly Department[] = [
  marketing,
  sales,
  hr,
  customerService,
  researchAnalytics,
  banking,
  finance,
  legal,
  others,
  knowledgeAgent,
];

/** How many agents the catalogue has (S2 section 9). */
export const agentCount = departments.flatMap(({ agents }) => agents).length;

/** What the tabs need to know of them. */
export const departmentTabs: Tab[] = departments.map(({ id, name, drawing }) => ({ id, name, drawing }));
