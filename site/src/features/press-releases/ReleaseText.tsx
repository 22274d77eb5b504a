import type { PressRelease } from 'contract/content/press-release.ts';
import { content } from '../../content.ts';
import { facePath } from '../../design/pictures/faces.ts';
import { Section } from '../../design/ui/Section.tsx';
import story from '../../design/ui/story-columns.module.css';
import { Testimonial } from '../../design/ui/Testimonial.tsx';
import { formatDate } from './press-releases.ts';
import styles from './ReleaseText.module.css';

/** The text of a press release, and what the partner's CEO says (S2 section 2). */
export function ReleaseText({ release }: { release: PressRelease }) {
  const { location, paragraphs, quote } = release;
  return (
    <Section labelledBy="announcement-title">
      <div className={`${story.columns} ${styles.columns}`}>
        <div className={story.story}>
          <h2 id="announcement-title">{content().one('pages/press-releases').release.announcement}</h2>
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph}>
              {index === 0 && (
                <strong>
                  {location}, {formatDate(release)}:{' '}
                </strong>
              )}
              {paragraph}
            </p>
          ))}
        </div>
        <Testimonial {...quote} face={facePath(quote.name)} />
      </div>
    </Section>
  );
}
