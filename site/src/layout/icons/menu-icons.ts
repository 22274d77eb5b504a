import {
  BookOpen,
  Briefcase,
  ChartColumn,
  CirclePlay,
  ClipboardList,
  FileText,
  GraduationCap,
  Library,
  type LucideIcon,
  Megaphone,
  PenLine,
  Search,
  Server,
  Target,
  TrendingUp,
  UserRoundPlus,
  Users,
  Workflow,
} from 'lucide-react';

/** Icons that a document may name. */
const MENU_ICONS: Readonly<Record<string, LucideIcon>> = {
  BookOpen,
  Briefcase,
  ChartColumn,
  CirclePlay,
  ClipboardList,
  FileText,
  GraduationCap,
  Library,
  Megaphone,
  PenLine,
  Search,
  Server,
  Target,
  TrendingUp,
  UserRoundPlus,
  Users,
  Workflow,
};

/** @throws when no such icon is at hand */
export function menuIcon(name: string): LucideIcon {
  const icon = MENU_ICONS[name];
  if (!icon)
    throw new Error(`menu-icons.ts has no icon ${name}: it has ${Object.keys(MENU_ICONS).join(', ')}`);
  return icon;
}
