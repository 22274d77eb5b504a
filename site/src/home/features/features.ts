import {
  Blocks,
  BookOpenText,
  Drama,
  FileSearch,
  Layers,
  type LucideIcon,
  MessagesSquare,
} from 'lucide-react';
import { brand } from '../../brand.ts';
import { paths } from '../../routes.ts';
import type { FeatureDrawingName } from './FeatureDrawing.tsx';

/** One card of the platform's features (S1 sections 1 and 2.3): led by an icon, or wide with a drawing. */
export type Feature = { title: string; text: string; link: { name: string; href: string } } & (
  | { icon: LucideIcon }
  | { drawing: FeatureDrawingName }
);

/** In reading order for three columns; the wide cards stand where both three and two columns close. */
export const features: Feature[] = [
  {
    drawing: 'employees',
    title: 'AI employees',
    text: `Each has a name, a role and a list of duties, and sits in ${brand.name} beside the people it works for. 160+ agents are ready for 40+ business functions.`,
    link: { name: 'Meet the AI Employees', href: paths.employees },
  },
  {
    icon: Blocks,
    title: 'No-code or low-code builder',
    text: 'Write the goal and the instructions in plain words. Add code only where you want to.',
    link: { name: 'Create Agent', href: paths.createAgent },
  },
  {
    icon: MessagesSquare,
    title: 'Public chatbot',
    text: 'Answers visitors on your own site, in your colours, from what you have taught it.',
    link: { name: 'Design a Chatbot', href: '/#chatbot-builder' },
  },
  {
    drawing: 'orchestration',
    title: 'Multi-agent orchestration',
    text: 'One agent finds the facts, the next drafts, a third checks. Work moves between them in the order you set, and stops where a person decides.',
    link: { name: 'Start Building Now', href: paths.contact },
  },
  {
    icon: Drama,
    title: 'Business persona',
    text: 'Your tone, your terms and your rules, written down once and kept by every agent.',
    link: { name: 'Book a Demo', href: paths.bookDemo },
  },
  {
    icon: BookOpenText,
    title: 'Knowledge agents',
    text: 'Policies, manuals and past answers, read by an agent that colleagues can simply ask.',
    link: { name: 'Browse Use Cases', href: paths.useCases },
  },
  {
    icon: FileSearch,
    title: 'Agentic retrieval search',
    text: 'The agent splits a question, searches several sources and shows the source of each answer.',
    link: { name: 'Schedule Demo', href: paths.bookDemo },
  },
  {
    drawing: 'control',
    title: 'Enterprise-grade control',
    text: 'Decide by role who may build an agent, who may publish it and who only uses it. Run it in the cloud or on your premises.',
    link: { name: 'See Enterprise', href: paths.enterprise },
  },
  {
    icon: Layers,
    title: 'Plans that grow with you',
    text: 'For one person, a startup, a growing team or an enterprise. No setup fees.',
    link: { name: 'Compare Plans', href: paths.pricing },
  },
];
