// biome-ignore-all lint/a11y/noRedundantRoles: on a phone its rows are grids, and some browsers would drop the roles with the table boxes
import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { content } from '../../../content.ts';
import { Accordion } from '../../../design/ui/Accordion.tsx';
import { Linked } from '../../../design/ui/Marked.tsx';
import { Section, SectionHead } from '../../../design/ui/Section.tsx';
import {
  asCell,
  asColumnHeader,
  asRow,
  asRowHeader,
  asRows,
  asTable,
} from '../../../design/ui/table-roles.ts';
import styles from './Sections.module.css';

/**
 * Words that float gently (S2 section 2), beside the kinds of employees. They rest under a mouse and behind the pause control, which is a
 * checkbox so that it needs no script, and never move for those who ask for less motion.
 */
export function SkillWords({ children }: { children?: ReactNode }) {
  const { title, lede, words, pause } = content().one('pages/ai-employees').skills;
  return (
    <Section labelledBy="skills-title" says="scene">
      <SectionHead id="skills-title" title={title}>
        {lede}
      </SectionHead>
      <div className={styles.skills}>
        {children}
        <div className={styles.root}>
          <ul className={styles.words}>
            {words.map(({ word, by }) => (
              <li className={`${styles.word} ${styles[by]}`} key={word}>
                {word}
              </li>
            ))}
          </ul>
          <label className={styles.control}>
            <input className={styles.input} type="checkbox" />
            <Pause className={styles.pause} size={18} aria-hidden="true" />
            <Play className={styles.play} size={18} aria-hidden="true" />
            {pause}
          </label>
        </div>
      </div>
    </Section>
  );
}

/** Five reasons why the product offers the best AI employees (S2 section 2). */
export function BestReasons() {
  const { title, lede, questions } = content().one('pages/ai-employees').reasons;
  return (
    <Section labelledBy="reasons-title">
      <div className={styles.bestReasons}>
        <SectionHead id="reasons-title" title={title}>
          {lede}
        </SectionHead>
        <Accordion name="best-reasons" questions={questions} />
      </div>
    </Section>
  );
}

/** Other builders and ours, aspect by aspect (S2 section 2). On a phone the aspect stands above both. */
export function BuilderComparison() {
  const { title, lede, others, ours, aspects } = content().one('pages/ai-employees').builders;
  return (
    <Section labelledBy="builders-title">
      <SectionHead id="builders-title" title={title}>
        <Linked text={lede} />
      </SectionHead>
      <table className={styles.table} {...asTable} aria-labelledby="builders-title">
        <thead {...asRows}>
          <tr {...asRow}>
            <td className={styles.corner} />
            <th className={styles.others} {...asColumnHeader}>
              {others}
            </th>
            <th className={styles.ours} {...asColumnHeader}>
              {ours}
            </th>
          </tr>
        </thead>
        <tbody {...asRows}>
          {aspects.map((row) => (
            <tr {...asRow} key={row.aspect}>
              <th className={styles.aspect} {...asRowHeader}>
                {row.aspect}
              </th>
              <td className={styles.others} {...asCell}>
                {row.others}
              </td>
              <td className={styles.ours} {...asCell}>
                {row.ours}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
