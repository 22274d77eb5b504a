import { Linked } from '../../design/ui/Linked.tsx';
import { Prose } from '../../design/ui/Prose.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { statement } from './criteria.ts';

/** What is missing, and whom to tell. */
export function KnownGaps() {
  const { knownGaps, gaps } = statement();
  return (
    <Section labelledBy="gaps-title" tone="quiet">
      <SectionHead id="gaps-title" title={knownGaps.title}>
        <Linked text={knownGaps.lede} />
      </SectionHead>
      <Prose>
        <ul>
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      </Prose>
    </Section>
  );
}
