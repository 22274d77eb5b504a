import type { PageMetadata } from '../layouts/Metadata.tsx';
import type { Persona } from './personas.ts';
import type { EmployeePicture } from './pictures/employee-picture.ts';
import type { Portrait } from './portrait.ts';

type Four<T> = readonly [T, T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];

/** One thing that the employee does, and what of it stays with a person. */
export interface Capability {
  title: string;
  text: string;
  yours: string;
}

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
 * Everything that one employee's page says (S2 section 2, 'AI employees overview and per-employee pages', and
 * section 3, 'AI employee card', 'Comparison props'). One file of `employees/` each; a new file is a new page.
 */
export interface Employee {
  /** Place in the team. */
  order: number;
  persona: Persona;
  portrait: Portrait;
  /** The skill list of the card. */
  skills: readonly [string, string, string];
  metadata: Pick<PageMetadata, 'title' | 'description' | 'keywords'> & {
    /** Whether the page offers itself to search engines as software that costs nothing to begin with. */
    hasFreeOffer?: boolean;
  };
  hero: { title: string; lede: string; second: 'demo' | 'contact' };
  picture: EmployeePicture;
  /** The same four moments of a week, without the employee and with it. */
  comparison: { title: string; description: string; before: Four<string>; after: Four<string> };
  capabilities: { title: string; cards: Six<Capability> };
  benefits: {
    title: string;
    list: readonly { title: string; text: string }[];
    statistics: readonly Statistic[];
    /** Buttons that have no destination yet. */
    soon?: readonly string[];
  };
  skill?: Skill;
  closing: { title: string; text: string };
}
