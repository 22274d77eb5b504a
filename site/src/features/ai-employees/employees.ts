import type { Employee } from './employee.ts';

const files = import.meta.glob<{ employee: Employee }>('./employees/*.ts', { eager: true });

/** The team in its order: every file of `employees/`, so that a new one is listed nowhere. */
export const employees: readonly Employee[] = Object.values(files)
  .map(({ employee }) => employee)
  .toSorted((one, other) => one.order - other.order);
