import { Pause, Play } from 'lucide-react';
import { content } from '../../../content.ts';
import { Section } from '../../../design/ui/Section.tsx';
import { SectionHead } from '../../../design/ui/SectionHead.tsx';
import styles from './SkillWords.module.css';

/**
 * Words that float gently (S2 section 2). They rest under a mouse and behind the pause control, which is a
 * checkbox so that it needs no script, and never move for those who ask for less motion.
 */
export function SkillWords() {
  const { title, lede, words, pause } = content().one('pages/ai-employees').skills;
  return (
    <Section labelledBy="skills-title" says="scene">
      <SectionHead id="skills-title" title={title}>
        {lede}
      </SectionHead>
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
    </Section>
  );
}
