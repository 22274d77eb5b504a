import { Handshake, type LucideIcon, MapPinned, ShieldCheck, UsersRound } from 'lucide-react';

/** What a first talk is about: the four cards of S1 section 2.7. */
export const agenda: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: UsersRound,
    title: 'Your team and its bottleneck',
    text: 'Which task waits longest for somebody, who does it today, and what it costs when it is late.',
  },
  {
    icon: MapPinned,
    title: 'A first AI employee',
    text: 'One role, one task, one person who approves. Small enough to judge within weeks.',
  },
  {
    icon: ShieldCheck,
    title: 'Data, access and control',
    text: 'Where your documents stay, who may build and publish agents, and what is recorded.',
  },
  {
    icon: Handshake,
    title: 'Price and next steps',
    text: 'Which plan fits, what a trial would look like, and who does what until then.',
  },
];
