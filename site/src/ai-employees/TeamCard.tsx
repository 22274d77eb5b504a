import { Chip } from '../pictures/Chip.tsx';
import { paths } from '../routes.ts';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Card } from '../ui/Card.tsx';
import type { Employee } from './employee.ts';
import { portraitPath } from './portrait.ts';
import styles from './TeamCard.module.css';

/** Where the cards lead: to each employee's page, or from such a page to a conversation about one. */
export type TeamCardLinks = 'pages' | 'meet';

/** One member of the team (S2 section 3, 'AI employee card'). */
export function TeamCard({
  persona: { name, role, path, summary },
  skills,
  links,
}: Pick<Employee, 'persona' | 'skills'> & { links: TeamCardLinks }) {
  return (
    <Card
      icon={<Avatar name={name} src={portraitPath(name)} />}
      title={
        <>
          {links === 'meet' ? (
            <a className={styles.name} href={path}>
              {name}
            </a>
          ) : (
            name
          )}
          <span className={styles.role}>{role}</span>
        </>
      }
      text={summary}
    >
      <ul className={styles.skills} aria-label="Skills">
        {skills.map((skill) => (
          <li key={skill}>
            <Chip tone="agent">{skill}</Chip>
          </li>
        ))}
      </ul>
      {links === 'meet' ? (
        <ArrowLink href={paths.contactAlias}>{`Meet ${name}`}</ArrowLink>
      ) : (
        <LearnMore href={path} name={name} />
      )}
    </Card>
  );
}

/** Seven links of the same words would all sound alike, so each names its employee to those who only hear it. */
function LearnMore({ href, name }: { href: string; name: string }) {
  return (
    <a className={styles.more} href={href}>
      Learn More<span className={styles.heard}> about {name}</span>
    </a>
  );
}
