import { ClosingCall } from '../ui/ClosingCall.tsx';
import { EmployeeActions } from './EmployeeActions.tsx';
import type { Employee } from './employee.ts';

/** The end of an employee's page: the smallest first task (S2 section 2). */
export function EmployeeClosing({ persona, hero, closing }: Pick<Employee, 'persona' | 'hero' | 'closing'>) {
  return (
    <ClosingCall title={closing.title} actions={<EmployeeActions name={persona.name} second={hero.second} />}>
      {closing.text}
    </ClosingCall>
  );
}
