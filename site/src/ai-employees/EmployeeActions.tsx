import { brand } from '../brand.ts';
import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import type { Employee } from './employee.ts';

/** The two buttons of an employee's page: into the application, or to somebody who shows it (S2 section 2). */
export function EmployeeActions({ name, second }: { name: string; second: Employee['hero']['second'] }) {
  return (
    <>
      <ButtonLink href={brand.signUpUrl} newTab>
        {`Hire ${name}`}
      </ButtonLink>
      {second === 'demo' ? (
        <ButtonLink variant="secondary" href={paths.bookDemo}>
          Book a Demo
        </ButtonLink>
      ) : (
        <ButtonLink variant="secondary" href={paths.contactAlias}>
          Talk to Us
        </ButtonLink>
      )}
    </>
  );
}
