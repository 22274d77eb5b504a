import { brand } from '../../../brand.ts';
import { ButtonLink } from '../../../design/ui/Button.tsx';
import { Card, CardGrid } from '../../../design/ui/Card.tsx';
import { Section } from '../../../design/ui/Section.tsx';
import { SectionHead } from '../../../design/ui/SectionHead.tsx';
import { claims } from '../../../product/claims.ts';
import { paths } from '../../../product/paths.ts';
import { employees } from '../employees.ts';
import { TeamCard } from './TeamCard.tsx';
import { Vacancy } from './Vacancy.tsx';

/**
 * All employees, and the one that a visitor builds (S2 section 2, 'Meet Your AI Team'). `elsewhere` says how many agents
 * other pages show.
 */
export function TeamGrid({ elsewhere }: { elsewhere: { toStart: number; listed: number } }) {
  return (
    <Section labelledBy="team-title" tone="quiet">
      <SectionHead id="team-title" title="Meet Your AI Team">
        Each has one job and clear limits. Start where work piles up most. Of our {claims.agents} agents for{' '}
        {claims.functions} business functions, these {employees().length} have a name and a job card. See also{' '}
        <a href={`${paths.services}#agent-types-title`}>{elsewhere.toStart} to start from</a> and{' '}
        <a href={`${paths.useCases}#catalogue`}>{elsewhere.listed} by department</a>.
      </SectionHead>
      <CardGrid columns={4} isRail>
        {employees().map((employee) => (
          <TeamCard {...employee} key={employee.persona.path} />
        ))}
        <Card
          icon={<Vacancy />}
          title="Build your own"
          text="Name the role, write the goal and limits in plain English, and choose what it can read."
        >
          <ButtonLink href={brand.signUpUrl} newTab>
            Get Started
          </ButtonLink>
        </Card>
      </CardGrid>
    </Section>
  );
}
