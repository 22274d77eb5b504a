import type { SectionName } from 'contract/content/employee.ts';
import { Benefits, CapabilityGrid } from './Benefits.tsx';
import { WithoutAndWith } from './comparison/WithoutAndWith.tsx';
import { DayThread } from './day/DayThread.tsx';
import type { Employee } from './employees.ts';
import { JobCard } from './job-card/JobCard.tsx';
import { Practice } from './practice/Practice.tsx';
import { SkillBuilder } from './SkillBuilder.tsx';

/** One section of an employee's page. Which it has, and in which order, is the employee's own. */
export function EmployeeSection({ section, employee }: { section: SectionName; employee: Employee }) {
  const { persona, picture, day, practice, skill } = employee;
  switch (section) {
    case 'day':
      return day && <DayThread persona={persona} day={day} />;
    case 'comparison':
      return <WithoutAndWith {...employee} />;
    case 'capabilities':
      return <CapabilityGrid {...employee.capabilities} />;
    case 'practice':
      return practice && <Practice practice={practice} picture={picture} />;
    case 'skill':
      return skill && <SkillBuilder skill={skill} name={persona.name} />;
    case 'job':
      return <JobCard {...employee} />;
    case 'benefits':
      return <Benefits {...employee} />;
  }
}
