import { brand } from '../../brand.ts';
import { Prose } from '../../design/ui/Prose.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { paths } from '../../product/paths.ts';
import { statement } from './criteria.ts';

/** What is missing, and whom to tell. */
export function KnownGaps() {
  return (
    <Section labelledBy="gaps-title" tone="quiet">
      <SectionHead id="gaps-title" title="Known gaps">
        If you find another one, write to <a href={`mailto:${brand.infoEmail}`}>{brand.infoEmail}</a> or use
        the <a href={paths.contact}>contact form</a>. A person reads it.
      </SectionHead>
      <Prose>
        <ul>
          {statement().gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      </Prose>
    </Section>
  );
}
