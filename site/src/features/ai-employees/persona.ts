/** An AI employee as the site introduces it: a first name, a job, and what it takes off a team's hands. */
export interface Persona {
  name: string;
  role: string;
  path: string;
  summary: string;
}
