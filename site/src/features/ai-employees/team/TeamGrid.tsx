import { content } from '../../../content.ts';
import { ButtonLink } from '../../../design/ui/Button.tsx';
import { Card, CardGrid } from '../../../design/ui/Card.tsx';
import { fill } from '../../../design/ui/fill.ts';
import { Linked } from '../../../design/ui/Linked.tsx';
import { Section } from '../../../design/ui/Section.tsx';
import { SectionHead } from '../../../design/ui/SectionHead.tsx';
import { employees } from '../employees.ts';
import { TeamCard } from './TeamCard.tsx';
import { Vacancy } from './Vacancy.tsx';

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
    </Section>
  );
}
