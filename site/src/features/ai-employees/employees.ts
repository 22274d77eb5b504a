import type { Employee as EmployeeDocument } from 'contract/content/employee.ts';
import { content } from '../../content.ts';
import { paths } from '../../product/paths.ts';
import type { Persona } from './persona.ts';

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
