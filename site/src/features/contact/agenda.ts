import { Handshake, type LucideIcon, MapPinned, ShieldCheck, UsersRound } from 'lucide-react';

/** What a first talk is about: the four cards of S1 section 2.7. */
export const agenda: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: UsersRound,
    title: 'Your team and its bottleneck',
    text: 'Where work piles up, who does it today and what a delay costs.',
  },
  {
    icon: MapPinned,
    title: 'A first AI employee',
    text: 'One role, one task, one approver. Small enough to judge in weeks.',
  },
  {
    icon: ShieldCheck,
    title: 'Data, access and control',
    text: 'Where documents live, who can build and publish, what’s logged.',
  },
  {
    icon: Handshake,
    title: 'Price and next steps',
    text: 'Which plan fits and how a trial would run.',
  },
];
