import { fill } from 'contract/content/fill.ts';
import { UserRoundPlus } from 'lucide-react';
import { content } from '../../../content.ts';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { portraitPath } from '../../../design/pictures/portrait.ts';
import { ArrowLink } from '../../../design/ui/ArrowLink.tsx';
import { Avatar } from '../../../design/ui/Avatar.tsx';
import { ButtonLink } from '../../../design/ui/Button.tsx';
import rail from '../../../design/ui/rail.module.css';
import { Section, SectionHead } from '../../../design/ui/Section.tsx';
import { paths } from '../../../product/paths.ts';
import { employees, type Persona } from '../employees.ts';
import styles from './TeamRail.module.css';

/** The team as faces, on the page of one of them (S2 section 2, 'Each page'). */
export function TeamRail({ current }: { current: Persona }) {
  const { title, vacancy } = content().one('pages/ai-employees').team;
  return (
    <Section labelledBy="team-title" isPrinted={false}>
      <SectionHead id="team-title" title={title} />
      <ul className={`${styles.team} ${rail.rail}`}>
        {employees().map(({ persona }) => (
          <TeamMate {...persona} isCurrent={persona.path === current.path} key={persona.path} />
        ))}
        <li className={styles.mate}>
          <Vacancy />
          <h3 className={styles.name}>{vacancy.title}</h3>
          <p className={styles.role}>{vacancy.role}</p>
          <div className={styles.way}>
            <ButtonLink href={vacancy.action.href} newTab={vacancy.action.newTab ?? false}>
              {vacancy.action.label}
            </ButtonLink>
          </div>
        </li>
      </ul>
    </Section>
  );
}

function TeamMate({ name, role, path, isCurrent }: Persona & { isCurrent: boolean }) {
  const { meet, here } = content().one('pages/ai-employees').team;
  return (
    <li className={styles.mate} aria-current={isCurrent ? 'page' : undefined}>
      <Avatar name={name} src={portraitPath(name)} />
      <h3 className={styles.name}>{isCurrent ? name : <a href={path}>{name}</a>}</h3>
      <p className={styles.role}>{role}</p>
      {isCurrent && (
        <p className={styles.here}>
          <Chip tone="agent">{here}</Chip>
        </p>
      )}
      <div className={styles.way}>
        <ArrowLink href={paths.contactAlias}>{fill(meet, { name })}</ArrowLink>
      </div>
    </li>
  );
}

/** Placeholder for the face of an employee that a visitor builds. */
export function Vacancy() {
  return (
    <span className={styles.vacancy}>
      <UserRoundPlus size={26} aria-hidden="true" />
    </span>
  );
}
