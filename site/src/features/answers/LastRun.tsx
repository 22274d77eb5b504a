import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { answersRun } from './answers-run.ts';
import { EngineResult } from './EngineResult.tsx';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The figures of the last run, one table for each way to ask. */
export function LastRun() {
  const { date, questions, engines } = answersRun;
  const { title, lede } = content().one('pages/answers').lastRun;
  const [before, after] = fill(lede, { questions }).split('{date}');
  return (
    <Section labelledBy="run-title">
      <SectionHead id="run-title" title={title}>
        {before}
        <time dateTime={date}>{dateFormat.format(new Date(date))}</time>
        {after}
      </SectionHead>
      {engines.map(({ name, rows }) => (
        <EngineResult name={name} rows={rows} key={name} />
      ))}
    </Section>
  );
}
