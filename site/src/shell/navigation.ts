import {
  BookOpen,
  Briefcase,
  Building2,
  Calculator,
  CirclePlay,
  ClipboardList,
  FileText,
  GraduationCap,
  Library,
  type LucideIcon,
  Megaphone,
  PenLine,
  Search,
  Star,
  Target,
  UserRoundPlus,
  Users,
  Workflow,
} from 'lucide-react';
import { type Persona, personas } from '../ai-employees/personas.ts';
import { paths } from '../routes.ts';

/** One entry of a header menu (S1 section 3, 'Navigation item'). */
export interface NavigationItem {
  name: string;
  href: string;
  description: string;
  icon: LucideIcon;
}

/** A dropdown of the header. `width` in CSS px, as S1 section 9 has them. */
export interface NavigationMenu {
  id: string;
  name: string;
  width: 600 | 700 | 800;
  items: NavigationItem[];
}

export const resourcesMenu: NavigationMenu = {
  id: 'menu-resources',
  name: 'Resources',
  width: 600,
  items: [
    {
      name: 'All resources',
      href: paths.resources,
      description: 'Guides, tools and stories in one place',
      icon: Library,
    },
    { name: 'Blog', href: paths.blog, description: 'How teams put AI employees to work', icon: PenLine },
    {
      name: 'Case Studies',
      href: paths.caseStudies,
      description: 'What changed for three customers',
      icon: Briefcase,
    },
    {
      name: 'Video Library',
      href: paths.videoLibrary,
      description: 'Short walk-throughs, coming soon',
      icon: CirclePlay,
    },
    {
      name: 'Whitepapers',
      href: paths.whitepapers,
      description: 'Longer reading, coming soon',
      icon: FileText,
    },
    {
      name: 'ROI Calculator',
      href: paths.roiCalculator,
      description: 'Your own numbers, with the formula',
      icon: Calculator,
    },
    {
      name: 'Success Stories',
      href: paths.successStories,
      description: 'Results side by side, in two minutes',
      icon: Star,
    },
    {
      name: 'Courses',
      href: paths.courses,
      description: 'Learn to design and run AI agents',
      icon: GraduationCap,
    },
  ],
};

export const servicesMenu: NavigationMenu = {
  id: 'menu-services',
  name: 'AI Services',
  width: 700,
  items: [
    {
      name: 'Agent Platform',
      href: paths.services,
      description: 'Build agents, connect them and let them work together',
      icon: Workflow,
    },
    {
      name: 'Enterprise',
      href: paths.enterprise,
      description: 'Search, automate and orchestrate, in your cloud or on your premises',
      icon: Building2,
    },
  ],
};

export const employeesMenu: NavigationMenu = {
  id: 'menu-employees',
  name: 'AI Employees',
  width: 800,
  items: [
    {
      name: 'Meet the team',
      href: paths.employees,
      description: 'Who they are and how they hand work back to people',
      icon: Users,
    },
    employeeItem(personas.projectManager, ClipboardList),
    employeeItem(personas.sdr, Target),
    employeeItem(personas.marketingAssociate, Megaphone),
    employeeItem(personas.hr, UserRoundPlus),
    employeeItem(personas.marketResearchAnalyst, Search),
    employeeItem(personas.proposalWriter, BookOpen),
  ],
};

function employeeItem(persona: Persona, icon: LucideIcon): NavigationItem {
  return { name: `AI ${persona.role}`, href: persona.path, description: persona.summary, icon };
}
