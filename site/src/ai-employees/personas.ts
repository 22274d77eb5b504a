/** An AI employee as the site introduces it: a first name, a job, and what it takes off a team's hands. */
export interface Persona {
  name: string;
  role: string;
  path: string;
  summary: string;
}

/** The seven employees that have a page of their own (S2 section 2). */
export const personas = {
  executiveAssistant: {
    name: 'Ava',
    role: 'Executive Assistant',
    path: '/ai-employees/ai-executive-assistant',
    summary: 'Ava sorts the inbox, protects the calendar and prepares the next meeting.',
  },
  projectManager: {
    name: 'Marco',
    role: 'Project Manager',
    path: '/ai-employees/ai-project-manager',
    summary: 'Marco keeps plans, risks and status notes current.',
  },
  sdr: {
    name: 'Noah',
    role: 'Sales Representative (SDR)',
    path: '/ai-employees/ai-sdr',
    summary: 'Noah researches accounts, drafts outreach and books the call.',
  },
  marketingAssociate: {
    name: 'Lena',
    role: 'Marketing Associate',
    path: '/ai-employees/ai-marketing-associate',
    summary: 'Lena plans campaigns, drafts the copy and reports what worked.',
  },
  hr: {
    name: 'Hana',
    role: 'HR',
    path: '/ai-employees/ai-hr',
    summary: 'Hana screens applications and guides new colleagues through week one.',
  },
  marketResearchAnalyst: {
    name: 'Iris',
    role: 'Market Research Analyst',
    path: '/ai-employees/ai-market-research-analyst',
    summary: 'Iris reads the market and answers with sources.',
  },
  proposalWriter: {
    name: 'Owen',
    role: 'Proposal Writer',
    path: '/ai-employees/ai-proposal-writer',
    summary: 'Owen turns a brief into a proposal that is ready for review.',
  },
} as const satisfies Record<string, Persona>;
