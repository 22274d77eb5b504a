import {
  BadgeCheck,
  BookOpenCheck,
  CalendarClock,
  ChartNoAxesColumn,
  Coins,
  FileCheck,
  FileSearch,
  GraduationCap,
  Headset,
  Inbox,
  Languages,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  PackageSearch,
  PenLine,
  Scale,
  ShieldCheck,
  Target,
  UserRoundPlus,
} from 'lucide-react';

/** What the gallery can be narrowed to. */
export const agentKinds = [
  { kind: 'sales', name: 'Sales' },
  { kind: 'service', name: 'Service' },
  { kind: 'finance', name: 'Finance and legal' },
  { kind: 'people', name: 'People' },
  { kind: 'operations', name: 'Operations' },
] as const;

/** A kind of agent that a visitor might build next. */
export interface AgentType {
  name: string;
  /** What it does: the goal, where the form begins with it. To 34 letters, so that it stands on one line of the gallery. */
  text: string;
  kind: (typeof agentKinds)[number]['kind'];
  /** Its job, in the form. */
  role: string;
  icon: LucideIcon;
}

/** The sample grid; S1 section 9 has it at 20 entries. */
export const agentTypes: AgentType[] = [
  {
    name: 'Lead qualifier',
    text: 'Sorts inquiries and books the call',
    kind: 'sales',
    role: 'Sales assistant',
    icon: Target,
  },
  {
    name: 'Inbox assistant',
    text: 'Drafts replies, mutes the noise',
    kind: 'service',
    role: 'Office assistant',
    icon: Inbox,
  },
  {
    name: 'Support agent',
    text: 'Solves known, escalates new issues',
    kind: 'service',
    role: 'Customer support',
    icon: Headset,
  },
  {
    name: 'Meeting scribe',
    text: 'Takes notes, chases action items',
    kind: 'operations',
    role: 'Team assistant',
    icon: ListChecks,
  },
  {
    name: 'Scheduler',
    text: 'Finds a time that suits everyone',
    kind: 'operations',
    role: 'Team assistant',
    icon: CalendarClock,
  },
  {
    name: 'Invoice checker',
    text: 'Matches order, delivery, invoice',
    kind: 'finance',
    role: 'Accounts assistant',
    icon: FileCheck,
  },
  {
    name: 'Expense auditor',
    text: 'Flags receipts that break policy',
    kind: 'finance',
    role: 'Finance assistant',
    icon: Coins,
  },
  {
    name: 'Contract reader',
    text: 'Flags clauses off your playbook',
    kind: 'finance',
    role: 'Legal assistant',
    icon: Scale,
  },
  {
    name: 'Proposal writer',
    text: 'Turns past bids into a new draft',
    kind: 'sales',
    role: 'Bid writer',
    icon: PenLine,
  },
  {
    name: 'Campaign planner',
    text: 'Plans the weeks, drafts the posts',
    kind: 'sales',
    role: 'Marketing assistant',
    icon: Megaphone,
  },
  {
    name: 'Market researcher',
    text: 'Tracks rivals and cites sources',
    kind: 'sales',
    role: 'Research analyst',
    icon: FileSearch,
  },
  {
    name: 'Report builder',
    text: 'Turns sheets into Monday’s report',
    kind: 'operations',
    role: 'Data analyst',
    icon: ChartNoAxesColumn,
  },
  {
    name: 'Recruiter',
    text: 'Screens applications by your rules',
    kind: 'people',
    role: 'Recruiting assistant',
    icon: UserRoundPlus,
  },
  {
    name: 'Onboarding guide',
    text: 'Guides new hires through week one',
    kind: 'people',
    role: 'HR assistant',
    icon: BadgeCheck,
  },
  {
    name: 'Study coach',
    text: 'Explains again, tracks progress',
    kind: 'people',
    role: 'Tutor',
    icon: GraduationCap,
  },
  {
    name: 'Policy answerer',
    text: 'Quotes the rule that applies',
    kind: 'people',
    role: 'HR assistant',
    icon: BookOpenCheck,
  },
  {
    name: 'Translator',
    text: 'Keeps your terms in every language',
    kind: 'service',
    role: 'Language assistant',
    icon: Languages,
  },
  {
    name: 'Stock watcher',
    text: 'Warns before a shelf runs empty',
    kind: 'operations',
    role: 'Warehouse assistant',
    icon: PackageSearch,
  },
  {
    name: 'Compliance checker',
    text: 'Gathers audit evidence',
    kind: 'finance',
    role: 'Compliance assistant',
    icon: ShieldCheck,
  },
  {
    name: 'Survey analyst',
    text: 'Groups 1,000 comments by cause',
    kind: 'service',
    role: 'Data analyst',
    icon: MessagesSquare,
  },
];

/** Id of the place at the form to which a type leads. */
export function startOf({ name }: Pick<AgentType, 'name'>): string {
  return `start-${name.toLowerCase().replaceAll(' ', '-')}`;
}
