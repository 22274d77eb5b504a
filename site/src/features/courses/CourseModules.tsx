import type { CourseModule } from 'contract/content/courses.ts';
import { fill } from 'contract/content/fill.ts';
import { ChevronDown } from 'lucide-react';
import { content } from '../../content.ts';
import accordion from '../../design/ui/Accordion.module.css';
import { CourseSection } from './CourseLayout.tsx';
import styles from './CourseModules.module.css';
import { fillCourse, lengthOf } from './course-length.ts';

/** The eight modules, one open at a time (S2 section 4, 'Other accordions and lists'). */
export function CourseModules() {
  const { lede, list } = content().one('courses').modules;
  return (
    <CourseSection section="modules" lede={fillCourse(lede)}>
      <ol className={accordion.root}>
        {list.map((module, index) => (
          <li key={module.id}>
            <Module {...module} isOpen={index === 0} />
          </li>
        ))}
      </ol>
    </CourseSection>
  );
}

function Module({
  id,
  title,
  image,
  description,
  topics,
  additionalInfo,
  lessons,
  isOpen,
}: CourseModule & { isOpen: boolean }) {
  const { modules: words, minutes: inMinutes } = content().one('courses');
  return (
    <details className={accordion.item} name="modules" id={id} open={isOpen}>
      <summary className={accordion.question}>
        <svg className={styles.image} viewBox="0 0 64 48" aria-hidden="true">
          <path className={styles.human} d={image.human} />
          <path className={styles.agent} d={image.agent} />
        </svg>
        <hgroup className={styles.name}>
          <h3>{title}</h3>
          <p className={styles.quiet}>{fill(words.length, { ...lengthOf(lessons) })}</p>
        </hgroup>
        <ChevronDown className={accordion.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.body}>
        {description && <p className={styles.description}>{description}</p>}
        <ol className={styles.lessons}>
          {lessons.map((lesson) => (
            <li className={styles.lesson} key={lesson.title}>
              {lesson.title}
              <span className={styles.quiet}>{fill(inMinutes, { count: lesson.minutes })}</span>
            </li>
          ))}
        </ol>
        <ul className={styles.topics} aria-label={words.topics}>
          {topics.map((topic) => (
            <li className={styles.topic} key={topic}>
              {topic}
            </li>
          ))}
        </ul>
        {additionalInfo && (
          <p className={styles.keep}>
            <strong>{words.keep}</strong> {additionalInfo}
          </p>
        )}
      </div>
    </details>
  );
}
