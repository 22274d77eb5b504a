import { fill } from 'contract/content/fill.ts';
import { longDate } from 'contract/dates.ts';
import { content } from '../../content.ts';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import { TermGrid } from '../../design/ui/TermGrid.tsx';
import { answersRun, VERDICTS } from './answers-run.ts';
import { EngineResult } from './EngineResult.tsx';

/** The figures of the last run, one table for each way to ask. */
export function LastRun() {
  const { date, questions, engines } = answersRun;
  const { title, lede } = content().one('pages/answers').lastRun;
  const [before, after] = fill(lede, { questions }).split('{date}');
  return (
    <Section labelledBy="run-title">
      <SectionHead id="run-title" title={title}>
        {before}
        <time dateTime={date}>{longDate(date)}</time>
        {after}
      </SectionHead>
      {engines.map(({ name, rows }, index) => (
        <EngineResult name={name} rows={rows} isOpen={index === 0} key={name} />
      ))}
    </Section>
  );
}

/** Meaning of the columns of the tables, and who decides. */
export function Judgment() {
  const { title, lede, verdicts } = content().one('pages/answers').judgment;
  return (
    <Section labelledBy="judgment-title" tone="quiet">
      <SectionHead id="judgment-title" title={title}>
        {lede}
      </SectionHead>
      <TermGrid terms={VERDICTS.map((verdict) => verdicts[verdict])} />
    </Section>
  );
}

/** Limits of the answers, whatever the figures say. */
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
