import type { DeskRight } from 'contract/desk/roles.ts';
import {
  Activity,
  CalendarDays,
  ChartNoAxesColumn,
  Inbox,
  ScrollText,
  Settings,
  ShieldCheck,
  Sun,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';

/** One screen in the navigation. */
export interface Place {
  path: string;
  label: string;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Rights of which one suffices; empty: every person. */
  rights: readonly DeskRight[];
  keys: string;
  /** Stands in the bar at the bottom of a narrow window; the others are in its menu. */
  isMain?: boolean;
  group: 'work' | 'know' | 'run';
}

const LEADS = ['leads.all', 'leads.own'] as const;
const DEMOS = ['demos.all', 'demos.own'] as const;

export const PLACES: readonly Place[] = [
  { path: '/', label: 'Today', icon: Sun, rights: [], keys: 'g t', isMain: true, group: 'work' },
  { path: '/leads', label: 'Leads', icon: Inbox, rights: LEADS, keys: 'g l', isMain: true, group: 'work' },
  {
    path: '/calendar',
    label: 'Calendar',
    icon: CalendarDays,
    rights: DEMOS,
    keys: 'g c',
    isMain: true,
    group: 'work',
  },
  {
    path: '/numbers',
    label: 'Numbers',
    icon: ChartNoAxesColumn,
    rights: ['numbers'],
    keys: 'g n',
    group: 'know',
  },
  {
    path: '/health',
    label: 'Health',
    icon: Activity,
    rights: ['health'],
    keys: 'g h',
    isMain: true,
    group: 'know',
  },
  {
    path: '/privacy',
    label: 'Privacy',
    icon: ShieldCheck,
    rights: ['leads.all', 'erase'],
    keys: 'g v',
    group: 'run',
  },
  { path: '/people', label: 'People', icon: Users, rights: ['people'], keys: 'g p', group: 'run' },
  {
    path: '/settings',
    label: 'Settings',
    icon: Settings,
    rights: ['settings', 'channels'],
    keys: 'g s',
    group: 'run',
  },
  { path: '/audit', label: 'Audit', icon: ScrollText, rights: ['audit'], keys: 'g a', group: 'run' },
];

/** The screens that these rights open. */
export function placesFor(rights: readonly DeskRight[]): Place[] {
  return PLACES.filter(
    (place) => place.rights.length === 0 || place.rights.some((right) => rights.includes(right)),
  );
}
