import {
  BookOpenText,
  Bot,
  CircleCheckBig,
  Drama,
  FileSearch,
  type LucideIcon,
  MessagesSquare,
  PencilRuler,
  Waypoints,
} from 'lucide-react';

/** What the platform does, and whose part it is: the agents' or the people's. */
export interface PlatformFeature {
  side: 'agent' | 'human';
  icon: LucideIcon;
  title: string;
  text: string;
}

/** S1 section 1, 'Purpose', and S2 section 1: first what agents do, then what stays with people. */
export const features: readonly PlatformFeature[] = [
  {
    side: 'agent',
    icon: Bot,
    title: 'AI employees',
    text: 'For support, sales, marketing, HR, projects, research and proposals.',
  },
  {
    side: 'agent',
    icon: Waypoints,
    title: 'Multi-agent orchestration',
    text: 'One agent finds the facts, the next drafts, a third checks the draft.',
  },
  {
    side: 'agent',
    icon: FileSearch,
    title: 'Agentic retrieval search',
    text: 'Searches several sources for one question and names the source of each answer.',
  },
  {
    side: 'agent',
    icon: MessagesSquare,
    title: 'Public chatbot',
    text: 'Answers visitors of your own site, in your colours. In every plan.',
  },
  {
    side: 'human',
    icon: PencilRuler,
    title: 'No-code or low-code builder',
    text: 'You describe the role, the goal and the limits in plain words.',
  },
  {
    side: 'human',
    icon: BookOpenText,
    title: 'Knowledge agents',
    text: 'You decide what they read: policies, manuals and past answers.',
  },
  {
    side: 'human',
    icon: Drama,
    title: 'Business persona',
    text: 'Your tone, your terms and your rules. The builder for it begins at Startup.',
  },
  {
    side: 'human',
    icon: CircleCheckBig,
    title: 'Approval workflows',
    text: 'Work stops where a person has to decide, and goes on when that person has.',
  },
];
