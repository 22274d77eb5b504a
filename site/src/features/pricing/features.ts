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
    text: 'Agents hand work to each other in the order you set.',
  },
  {
    side: 'agent',
    icon: FileSearch,
    title: 'Agentic retrieval search',
    text: 'One question, several sources, and a reference behind every answer.',
  },
  {
    side: 'agent',
    icon: MessagesSquare,
    title: 'Public chatbot',
    text: 'Every plan includes one for your site. Enterprise can have more.',
  },
  {
    side: 'human',
    icon: PencilRuler,
    title: 'No-code or low-code builder',
    text: 'Describe the job the way you’d brief a new hire. Code is optional.',
  },
  {
    side: 'human',
    icon: BookOpenText,
    title: 'Knowledge agents',
    text: 'You choose what they read.',
  },
  {
    side: 'human',
    icon: Drama,
    title: 'Business persona',
    text: 'Every agent sounds like you. The persona builder comes with Startup and up.',
  },
  {
    side: 'human',
    icon: CircleCheckBig,
    title: 'Approval workflows',
    text: 'Work pauses for a decision and picks up when it’s made.',
  },
];
