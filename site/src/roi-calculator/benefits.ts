import { CalendarClock, type LucideIcon, Scale, UsersRound } from 'lucide-react';

/** What stands behind the number: three cards (S2 section 2). */
export const benefits: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: CalendarClock,
    title: 'Hours that come back',
    text: 'Routine steps run while people sleep. What is left for the morning is the part that needs them.',
  },
  {
    icon: Scale,
    title: 'A cost that you can plan',
    text: 'Plans have a fixed price per month and no set-up fee. The implementation is yours to size.',
  },
  {
    icon: UsersRound,
    title: 'Growth without a queue',
    text: 'When the work doubles, an AI employee takes the second half, and your people keep the decisions.',
  },
];
