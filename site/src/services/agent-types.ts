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

/** A kind of agent that somebody might build next. */
export interface AgentType {
  name: string;
  text: string;
  icon: LucideIcon;
}

/** The sample grid; S1 section 9 has it at 20 entries. */
export const agentTypes: AgentType[] = [
  { name: 'Lead qualifier', text: 'Sorts new enquiries and books the call', icon: Target },
  { name: 'Inbox assistant', text: 'Drafts replies and keeps the rest quiet', icon: Inbox },
  { name: 'Support agent', text: 'Solves known cases, hands over new ones', icon: Headset },
  { name: 'Meeting scribe', text: 'Writes the minutes and chases the actions', icon: ListChecks },
  { name: 'Scheduler', text: 'Finds the hour that suits everybody', icon: CalendarClock },
  { name: 'Invoice checker', text: 'Compares order, delivery and bill', icon: FileCheck },
  { name: 'Expense auditor', text: 'Finds receipts that do not fit the rules', icon: Coins },
  { name: 'Contract reader', text: 'Marks clauses outside your playbook', icon: Scale },
  { name: 'Proposal writer', text: 'Turns past bids into the next draft', icon: PenLine },
  { name: 'Campaign planner', text: 'Plans the weeks and drafts the posts', icon: Megaphone },
  { name: 'Market researcher', text: 'Follows competitors and cites its sources', icon: FileSearch },
  { name: 'Report builder', text: "Turns tables into Monday's three pages", icon: ChartNoAxesColumn },
  { name: 'Recruiter', text: 'Screens applications by your criteria', icon: UserRoundPlus },
  { name: 'Onboarding guide', text: 'Leads a new colleague through week one', icon: BadgeCheck },
  { name: 'Study coach', text: 'Asks, explains again and marks progress', icon: GraduationCap },
  { name: 'Policy answerer', text: 'Quotes the paragraph that applies', icon: BookOpenCheck },
  { name: 'Translator', text: 'Keeps your terms in every language', icon: Languages },
  { name: 'Stock watcher', text: 'Warns before a shelf runs empty', icon: PackageSearch },
  { name: 'Compliance checker', text: 'Collects the evidence for the audit', icon: ShieldCheck },
  { name: 'Survey analyst', text: 'Groups a thousand comments by cause', icon: MessagesSquare },
];
