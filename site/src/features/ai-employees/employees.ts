import type { Employee as EmployeeDocument } from 'contract/content/employee.ts';
import { content } from '../../content.ts';
import { paths } from '../../product/paths.ts';

/** An AI employee as the site introduces it: a first name, a job, and what it takes off a team's hands. */
export interface Persona {
  name: string;
  role: string;
  path: string;
  summary: string;
}

/** An employee with the address of its page. */
export interface Employee extends Omit<EmployeeDocument, 'persona'> {
  persona: Persona;
}

/** The team in its order: every document of `employees/`. */
export function employees(): readonly Employee[] {
  return content()
    .list('employee')
    .map(({ persona, ...employee }) => ({
      ...employee,
      persona: { ...persona, path: `${paths.employees}/${employee.id}` },
    }))
    .toSorted((one, other) => one.order - other.order);
}
