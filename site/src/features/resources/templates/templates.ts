import type { AgentStart } from '../../../product/agent-start.ts';

/** Something to copy and fill in. Its words are in `content/templates/`, as the article has them that explains it. */
export interface Template {
  /** Anchor on the page, and name of its text. */
  id: string;
  name: string;
  /** What it is good for. */
  text: string;
  article: { path: string; subject: string };
  /** Who could keep it filled in. */
  agent: AgentStart & { name: string; goal: string };
}

/** In the order in which a team needs them: choose a task, tell people, set limits, then the daily work. */
export const templates = [
  {
    id: 'scoring-sheet',
    name: 'Scoring sheet',
    text: 'Three questions that rule a task out and six that rank the rest.',
    article: {
      path: '/blog/getting-started/which-task-to-hand-over-first',
      subject: 'Which task to hand over first',
    },
    agent: {
      name: 'Task scout',
      role: 'Operations assistant',
      goal: 'Find the next task worth handing over',
      desc: 'Collects candidates from the team once a month, asks each owner the nine questions and drafts the scores.',
      instructions: 'Never set a final score: two people score, then compare.',
    },
  },
  {
    id: 'announcement',
    name: 'Announcement',
    text: 'The message that tells a team what the newcomer does, what it doesn’t, and who can stop it.',
    article: {
      path: '/blog/people-and-hr/telling-your-team-about-an-ai-employee',
      subject: 'Telling your team that an AI employee is joining',
    },
    agent: {
      name: 'Status collector',
      role: 'Project assistant',
      goal: 'One status note every Friday',
      desc: 'Asks each person once a week for one line of progress and drafts the note that its owner reads first.',
      instructions: 'Don’t set deadlines, and don’t read private messages.',
    },
  },
  {
    id: 'access-policy',
    name: 'Access policy',
    text: 'Eight rules and one row per agent, on a single page.',
    article: {
      path: '/blog/security-and-governance/access-policy-for-agents-on-one-page',
      subject: 'An access policy for agents that fits on one page',
    },
    agent: {
      name: 'Access reviewer',
      role: 'Compliance assistant',
      goal: 'Keep every agent within its row of the access policy',
      desc: 'Compares once a quarter what each agent can open with its row, and lists the differences.',
      instructions: 'Change no access. Ask the owner of the agent.',
    },
  },
  {
    id: 'approval-table',
    name: 'Approval table',
    text: 'Which actions need a yes first, which a review afterward, and what the approver has to see.',
    article: {
      path: '/blog/getting-started/approval-steps-where-a-person-stays-in-the-loop',
      subject: 'Approval steps: where a person must stay in the loop',
    },
    agent: {
      name: 'Approval router',
      role: 'Operations assistant',
      goal: 'Bring each request to the person who may approve it',
      desc: 'Sorts actions by the table and sends the request with amount, rule, sources and what’s unusual.',
      instructions: 'If no one answers in time, wait or pass it to the deputy. Never approve.',
    },
  },
  {
    id: 'handoff-note',
    name: 'Handoff note',
    text: 'Six parts that let a colleague take over a customer without rereading the thread.',
    article: {
      path: '/blog/customer-support/good-handoff-from-agent-to-person',
      subject: 'What a good handoff from agent to person looks like',
    },
    agent: {
      name: 'Handoff writer',
      role: 'Customer support',
      goal: 'No customer has to explain anything twice',
      desc: 'Writes the six-part note whenever a case passes from an agent to a person.',
      instructions: 'Write “unknown” where you don’t know, and promise nothing.',
    },
  },
  {
    id: 'lead-brief',
    name: 'Lead brief',
    text: 'Eight questions before a sales call, with sources to accept, and the instruction to paste.',
    article: {
      path: '/blog/sales-and-marketing/lead-research-briefs',
      subject: 'Lead research briefs: what to ask for and what to check',
    },
    agent: {
      name: 'Lead researcher',
      role: 'Research analyst',
      goal: 'One page to check before every call',
      desc: 'Answers the eight questions about a company, each line with its source and date.',
      instructions: 'Write “not found” where there’s no source. Nothing private about a person.',
    },
  },
  {
    id: 'content-row',
    name: 'Content row',
    text: 'Eight fields for each piece in a content calendar, and a row filled in.',
    article: {
      path: '/blog/sales-and-marketing/content-calendar-for-an-ai-marketing-associate',
      subject: 'A content calendar that an AI marketing associate can keep',
    },
    agent: {
      name: 'Content planner',
      role: 'Marketing assistant',
      goal: 'A calendar that never outruns the hours for review',
      desc: 'Keeps the eight fields of every piece, drafts what’s planned and brings each draft to its approver.',
      instructions: 'Don’t draft without a source. What isn’t approved in time is held.',
    },
  },
  {
    id: 'onboarding-list',
    name: 'Onboarding list',
    text: 'Twenty-four tasks for a new hire’s first month, each marked for the AI or a person.',
    article: {
      path: '/blog/people-and-hr/onboarding-checklist-with-an-ai-hr-partner',
      subject: 'Onboarding with an AI HR partner: the checklist',
    },
    agent: {
      name: 'Onboarding guide',
      role: 'HR assistant',
      goal: 'Everything is ready on day one',
      desc: 'Follows up on orders, drafts the first week’s calendar and answers from the handbook, with the page.',
      instructions: 'Pass what’s personal to a named person, the same day.',
    },
  },
  {
    id: 'decision-record',
    name: 'Decision record',
    text: 'One entry for each decision, with its grounds and the rule, as data.',
    article: {
      path: '/blog/security-and-governance/keeping-an-audit-trail-a-reviewer-can-follow',
      subject: 'Keeping an audit trail that a reviewer can follow',
    },
    agent: {
      name: 'Record keeper',
      role: 'Compliance assistant',
      goal: 'Each decision can still be followed a year later',
      desc: 'Writes one entry wherever an agent stops and someone decides: who, when, on what grounds, by which rule.',
      instructions: 'List what was opened at the time. Never explain afterward.',
    },
  },
] as const satisfies readonly Template[];
