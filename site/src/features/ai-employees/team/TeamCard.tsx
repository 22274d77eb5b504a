import { content } from '../../../content.ts';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { portraitPath } from '../../../design/pictures/portrait.ts';
import { ArrowLink } from '../../../design/ui/ArrowLink.tsx';
import { Avatar } from '../../../design/ui/Avatar.tsx';
import { Card } from '../../../design/ui/Card.tsx';
import { fill } from '../../../design/ui/fill.ts';
import unseen from '../../../design/ui/unseen.module.css';
import type { Employee } from '../employees.ts';
import { needSentences } from '../plan-needs.ts';
import styles from './TeamCard.module.css';

/** One member of the team, introduced (S2 section 3, 'AI employee card'). */
export function TeamCard({
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
