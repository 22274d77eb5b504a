import { fill } from 'contract/content/fill.ts';
import { content } from '../../../content.ts';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { portraitPath } from '../../../design/pictures/portrait.ts';
import { ArrowLink } from '../../../design/ui/ArrowLink.tsx';
import { Avatar } from '../../../design/ui/Avatar.tsx';
import { ButtonLink } from '../../../design/ui/Button.tsx';
import { Card, CardGrid } from '../../../design/ui/Card.tsx';
import { Linked } from '../../../design/ui/Marked.tsx';
import { Section, SectionHead } from '../../../design/ui/Section.tsx';
import unseen from '../../../design/ui/unseen.module.css';
import { type Employee, employees } from '../employees.ts';
import { needSentences } from '../plan-needs.ts';
import styles from './TeamGrid.module.css';
import { Vacancy } from './TeamRail.tsx';

/**
 * All employees, and the one that a visitor builds (S2 section 2, 'Meet Your AI Team'). `elsewhere` says how many agents
 * other pages show.
 */
export function TeamGrid({ elsewhere }: { elsewhere: { toStart: number; listed: number } }) {
  const { title, lede, vacancy } = content().one('pages/ai-employees').team;
  const team = employees();
  return (
    <Section labelledBy="team-title" tone="quiet">
      <SectionHead id="team-title" title={title}>
        <Linked text={fill(lede, { named: team.length, ...elsewhere })} />
      </SectionHead>
      <div className={styles.cards}>
        <CardGrid columns={4} isRail>
          {team.map((employee) => (
            <TeamCard {...employee} key={employee.persona.path} />
          ))}
          <Card icon={<Vacancy />} title={vacancy.title} text={vacancy.text}>
            <ButtonLink href={vacancy.action.href} newTab={vacancy.action.newTab ?? false}>
              {vacancy.action.label}
            </ButtonLink>
          </Card>
        </CardGrid>
      </div>
    </Section>
  );
}

/** One member of the team, introduced (S2 section 3, 'AI employee card'). */
function TeamCard({
  persona: { name, role, path, summary },
  skills,
  needs,
}: Pick<Employee, 'persona' | 'skills' | 'needs'>) {
  const words = content().one('pages/ai-employees').team;
  return (
    <Card
      icon={<Avatar name={name} src={portraitPath(name)} isShared />}
      title={
        <>
          {name}
          <span className={styles.role}>{role}</span>
        </>
      }
      text={summary}
    >
      <ul className={styles.skills} aria-label={words.skills}>
        {skills.map((skill) => (
          <li key={skill}>
            <Chip tone="agent">{skill}</Chip>
          </li>
        ))}
      </ul>
      <p className={styles.plan} data-says="topics">
        {needSentences(needs.slice(0, 1))}
      </p>
      <LearnMore href={path} name={name} />
    </Card>
  );
}

/** Seven links of the same words would all sound alike, so each names its employee to those who only hear it. */
function LearnMore({ href, name }: { href: string; name: string }) {
  const { more, about } = content().one('pages/ai-employees').team;
  return (
    <ArrowLink href={href}>
      {more}
      <span className={unseen.unseen}> {fill(about, { name })}</span>
    </ArrowLink>
  );
}
