import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { TermGrid } from '../../design/ui/TermGrid.tsx';
import { paths } from '../../product/paths.ts';
import { limits } from './words.ts';

/** What not to expect, whatever the figures say. */
export function Limits() {
  return (
    <Section labelledBy="limits-title">
      <SectionHead id="limits-title" title="What it can’t do">
        The answers come from texts that people wrote, and from passages of our pages.{' '}
        <ArrowLink href={paths.faq}>Read them yourself</ArrowLink>
      </SectionHead>
      <TermGrid terms={limits} />
    </Section>
  );
}
