import { CalendarClock, type LucideIcon, Scale, UsersRound } from 'lucide-react';

/** What stands behind the number: three cards (S2 section 2). */
export const benefits: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: CalendarClock,
    title: 'Hours back',
    text: 'Routine steps run overnight. Mornings start with what needs a person.',
  },
  {
    icon: Scale,
    title: 'A cost you can plan',
    text: 'Flat monthly plans, no setup fees. You decide how big the rollout is.',
  },
  {
    icon: UsersRound,
    title: 'Growth without a backlog',
    text: 'When work doubles, AI employees absorb it and your people keep the decisions.',
  },
];
