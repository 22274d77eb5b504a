import type { Topic, TopicSource } from 'contract/content/topic.ts';
import { content } from '../../content.ts';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { Contents } from '../../design/ui/Contents.tsx';
import { FinePrint } from '../../design/ui/FinePrint.tsx';
import { Linked } from '../../design/ui/Marked.tsx';
import { Section } from '../../design/ui/Section.tsx';
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

/** A question under an anchor of its own, its answer, the pages that say so, and what to do next. */
function FaqAnswer({ topic, nameOf }: { topic: Topic; nameOf: NameOfPage }) {
  const { id, question, answer, next } = topic;
  const { readMore } = content().one('pages/faq');
  const sources = firstOfEachPage(topic.sources);
  return (
    <div className={styles.faqAnswer}>
      <h3 className={styles.question} id={id}>
        {question}
      </h3>
      <div>
        <p>{answer}</p>
        {(sources.length > 0 || next) && (
          <p className={styles.more}>
            {sources.length > 0 && (
              <span>
                {readMore}{' '}
                {sources.map((source, index) => (
                  <span key={source.page}>
                    {index > 0 && ', '}
                    <a href={addressOf(source)}>{nameOf(source.page)}</a>
                  </span>
                ))}
              </span>
            )}
            {next && !sources.some(({ page }) => page === next.page) && (
              <ArrowLink href={next.page}>{next.label}</ArrowLink>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

/** A page is named once, at the place to read first. */
function firstOfEachPage(sources: readonly TopicSource[]): TopicSource[] {
  return sources.filter(({ page }, index) => sources.findIndex((other) => other.page === page) === index);
}

function addressOf({ page, anchor }: TopicSource): string {
  return anchor ? `${page}#${anchor}` : page;
}
