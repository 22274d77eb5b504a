import { content } from '../../content.ts';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { TermGrid } from '../../design/ui/TermGrid.tsx';

/** What not to expect, whatever the figures say. */
export function Limits() {
  const { title, lede, link, list } = content().one('pages/answers').limits;
  return (
    <Section labelledBy="limits-title">
      <SectionHead id="limits-title" title={title}>
        {lede} <ArrowLink href={link.href}>{link.label}</ArrowLink>
      </SectionHead>
      <TermGrid terms={list} />
    </Section>
  );
}
