import type { Portrait } from '../../design/pictures/portrait.ts';
import type { MenuPlace, PageRecord } from '../../layout/page.ts';
import type { Comparison } from './comparison/comparison.ts';
import type { Day } from './day/day.ts';
import type { Job } from './job-card/job.ts';
import type { Persona } from './persona.ts';
import type { EmployeePicture } from './pictures/employee-picture.ts';
import type { PlanNeed } from './plan-needs.ts';
import type { Practice } from './practice/practice.ts';

type Six<T> = readonly [T, T, T, T, T, T];

/** An article of the blog: `checks/pages/ai-employees.test.ts` holds title and path to what is there. */
export interface ArticleLink {
  title: string;
  path: string;
}

/** One thing that the employee does, and what of it stays with a person. */
export interface Capability {
  title: string;
  text: string;
  yours: string;
}

/** A section between the hero and the team. */
export type SectionName = 'day' | 'comparison' | 'capabilities' | 'practice' | 'skill' | 'job' | 'benefits';

/** What customers report (S2 section 9, 'Marketing claims'): a result of theirs, no promise. */
export interface Statistic {
  figure: string;
  label: string;
}

/** The skill-builder mock: what starts a skill, what it does, and what it writes down (S2 section 2). */
export interface Skill {
  name: string;
  triggers: readonly string[];
  steps: readonly string[];
  output: { name: string; value: number; reasons: readonly string[] };
}

/**
 * Everything that one employee's page says (S2 section 2, 'AI employees overview and per-employee pages', and S2
 * section 3, 'AI employee card', 'Comparison props'). One file of `employees/` each; a new file is a new page.
 */
export interface Employee {
  /** Place in the team. */
  order: number;
  persona: Persona;
  portrait: Portrait;
  /** The skill list of the card. */
  skills: readonly [string, string, string];
  metadata: Pick<PageRecord, 'title' | 'description' | 'keywords'> & {
    /** Whether the page offers itself to search engines as software that costs nothing to begin with. */
    hasFreeOffer?: boolean;
  };
  /** Whether the header's menu has the page, and where. */
  menu?: Pick<MenuPlace, 'place' | 'icon'>;
  hero: { title: string; lede: string; second: 'demo' | 'contact' };
  picture: EmployeePicture;
  /** In the order that its job suggests: no two pages have the same (`checks/pages/ai-employees.test.ts`). */
  sections: readonly SectionName[];
  /** Only where the work has the shape of a day. */
  day?: Day;
  comparison: Comparison;
  capabilities: { title: string; cards: Six<Capability> };
  job: Job;
  /** What of its work only some plans have. */
  needs: readonly PlanNeed[];
  benefits: {
    title: string;
    list: readonly { title: string; text: string }[];
    statistics: readonly Statistic[];
    /** Buttons that have no destination yet. */
    soon?: readonly string[];
  };
  /** Two of the blog about this work, under their own titles. */
  articles: readonly [ArticleLink, ArticleLink];
  /** Something to try; the sales representative has its skill instead. */
  practice?: Practice;
  skill?: Skill;
  closing: { title: string; text: string };
}
