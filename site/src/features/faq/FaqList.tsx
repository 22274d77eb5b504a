import { content } from '../../content.ts';
import { Contents } from '../../design/ui/Contents.tsx';
import { FinePrint } from '../../design/ui/FinePrint.tsx';
import { Linked } from '../../design/ui/Linked.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { FaqAnswer } from './FaqAnswer.tsx';
import styles from './FaqList.module.css';
import { faqGroups } from './faq.ts';
import type { NameOfPage } from './page-names.ts';

/** All questions with their answers in the open, so that a browser's own search finds them, beside a list of the subjects. */
export function FaqList({ nameOf }: { nameOf: NameOfPage }) {
  return (
    <Section>
      <div className={styles.root} data-says="topics">
        <Contents sections={faqGroups()} />
        <div>
          {faqGroups().map(({ id, title, topics }) => (
            <section className={styles.group} id={id} key={id}>
              <h2 className={styles.title}>{title}</h2>
              {topics.map((topic) => (
                <FaqAnswer topic={topic} nameOf={nameOf} key={topic.id} />
              ))}
            </section>
          ))}
          <FinePrint>
            <Linked text={content().one('pages/faq').note} />
          </FinePrint>
        </div>
      </div>
    </Section>
  );
}
