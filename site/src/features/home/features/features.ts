import {
  Blocks,
  BookOpenText,
  Drama,
  FileSearch,
  Layers,
  type LucideIcon,
  MessagesSquare,
  ShieldCheck,
  UsersRound,
  Waypoints,
} from 'lucide-react';
import { brand } from '../../../brand.ts';
import { claims } from '../../../product/claims.ts';
import { paths } from '../../../product/paths.ts';
import type { FeatureDrawingName } from './FeatureDrawing.tsx';

/** One card of the platform's features (S1 sections 1 and 2.3). */
export interface Feature {
  icon: LucideIcon;
  title: string;
  /** All that a phone shows of it at first: it fits in one line there. */
  gist: string;
  text: string;
  link: { name: string; href: string };
  /** Makes the card a wide one. */
  drawing?: FeatureDrawingName;
}

/** In reading order for three columns; the wide cards stand where both three and two columns close. */
export const features: Feature[] = [
  {
    icon: UsersRound,
    drawing: 'employees',
    title: 'AI employees',
    gist: 'Each with a job description',
    text: `Each has a name, a role and a job description, and works in ${brand.name} next to the people it reports to. ${claims.agents} agents for ${claims.functions} business functions.`,
    link: { name: 'Meet the AI Employees', href: paths.employees },
  },
  {
    icon: Blocks,
    title: 'No-code or low-code builder',
    gist: 'Plain English in, an agent out',
    text: 'Write the goal and the rules in plain English. Add code only if you want to.',
    link: { name: 'Create Agent', href: paths.createAgent },
  },
  {
    icon: MessagesSquare,
    title: 'Public chatbot',
    gist: 'Help where customers ask',
    text: 'Answers visitors on your site, in your colors, from what you’ve taught it.',
    link: { name: 'Design a Chatbot', href: '/#chatbot-builder' },
  },
  {
    icon: Waypoints,
    drawing: 'orchestration',
    title: 'Multi-agent orchestration',
    gist: 'One finds, one drafts, one checks',
    text: 'One agent finds the facts, the next drafts, a third checks. You set the order, and where it stops for a person.',
    link: { name: 'Start Building Now', href: paths.contact },
  },
  {
    icon: Drama,
    title: 'Business persona',
    gist: 'Your tone and rules, in every agent',
    text: 'Your tone, terms and rules, written once and followed by every agent. From the Startup plan on.',
    link: { name: 'Book a Demo', href: paths.bookDemo },
  },
  {
    icon: BookOpenText,
    title: 'Knowledge agents',
    gist: 'Ask your policies and manuals',
    text: 'Policies, manuals and past answers, behind an agent your team can just ask.',
    link: { name: 'Browse Use Cases', href: paths.useCases },
  },
  {
    icon: FileSearch,
    title: 'Agentic retrieval search',
    gist: 'Every answer shows its source',
    text: 'Splits the question, searches several sources and shows where each answer came from.',
    link: { name: 'Schedule Demo', href: paths.bookDemo },
  },
  {
    icon: ShieldCheck,
    drawing: 'control',
    title: 'Enterprise-grade control',
    gist: 'Who builds, publishes and uses',
    text: 'Set by role who can build, publish and use agents. Run in our cloud or on-premise.',
    link: { name: 'See Enterprise', href: paths.enterprise },
  },
  {
    icon: Layers,
    title: 'Plans that grow with you',
    gist: 'From one person up, no setup fees',
    text: 'For one person, a startup, a growing team or an enterprise. No setup fees.',
    link: { name: 'Compare Plans', href: paths.pricing },
  },
];
