import type { Employee } from '../../ai-employees/employee.ts';
import { employees } from '../../ai-employees/employees.ts';
import { drawPortrait } from '../../ai-employees/portrait.ts';

export function getStaticPaths() {
  return employees.map((employee) => ({
    params: { name: employee.persona.name.toLowerCase() },
    props: employee,
  }));
}

/** The face of an AI employee, drawn when the site is built. */
export function GET({ props }: { props: Employee }) {
  return new Response(drawPortrait(props.portrait), { headers: { 'content-type': 'image/svg+xml' } });
}
