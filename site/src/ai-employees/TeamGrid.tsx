import { UserRoundPlus } from 'lucide-react';
import { brand } from '../brand.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Card, CardGrid } from '../ui/Card.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { employees } from './employees.ts';
import { TeamCard, type TeamCardLinks } from './TeamCard.tsx';
import styles from './TeamGrid.module.css';

/** All employees, and the one that a visitor builds (S2 section 2, 'Meet Your AI Team'). */
export function TeamGrid({ links }: { links: TeamCardLinks }) {
  return (
    <Section labelledBy="team-title" isPrinted={links === 'pages'}>
      <SectionHead id="team-title" title="Meet Your AI Team">
        Each has one job and clear limits. Begin with the one whose work waits longest.
      </SectionHead>
      <CardGrid columns={4}>
        {employees.map((employee) => (
          <TeamCard {...employee} links={links} key={employee.persona.path} />
        ))}
        <Card
          icon={
            <span className={styles.vacancy}>
              <UserRoundPlus size={26} aria-hidden="true" />
            </span>
          }
          title="Build your own"
          text="Name the role, write the goal and the limits in plain words, and give it the papers it may read."
        >
          <ButtonLink href={brand.signUpUrl} newTab>
            Get Started
          </ButtonLink>
        </Card>
      </CardGrid>
    </Section>
  );
}
