import { content } from '../../content.ts';
import { Accordion } from '../../design/ui/Accordion.tsx';
import { CourseSection } from './CourseLayout.tsx';
import styles from './CourseOverview.module.css';
import { courseLengths, courseQuestions, fillCourse, fullHours } from './course-length.ts';

/** The core course and the full library, each with its own numbers (design.md, 'course numbers'). */
export function CourseOverview() {
  const {
    overview,
    modules,
    library: { tracks },
  } = content().one('courses');
  const { lede, core, library } = overview;
  const lengths = courseLengths();
  const parts = [
    {
      ...core,
      figures: [
        { unit: core.units.modules, value: modules.list.length },
        { unit: core.units.lessons, value: lengths.core.lessons },
        { unit: core.units.hours, value: fullHours(lengths.core.minutes) },
      ],
    },
    {
      ...library,
      figures: [
        { unit: library.units.tracks, value: tracks.length },
        { unit: library.units.lessons, value: lengths.library.lessons },
        { unit: library.units.hours, value: fullHours(lengths.library.minutes) },
      ],
    },
  ];
  return (
    <CourseSection section="overview" lede={lede}>
      <div className={styles.grid}>
        {parts.map(({ name, figures, text }) => (
          <div className={styles.part} key={name}>
            <h3>{name}</h3>
            <dl className={styles.figures}>
              {figures.map(({ value, unit }) => (
                <div className={styles.figure} key={unit}>
                  <dt className={styles.unit}>{unit}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.text}>{fillCourse(text)}</p>
          </div>
        ))}
      </div>
    </CourseSection>
  );
}

/** Seven questions, one open at a time (S2 section 2, 'Course page'). */
export function CourseQuestions() {
  return (
    <CourseSection section="questions">
      <Accordion name="course-questions" questions={courseQuestions()} />
    </CourseSection>
  );
}
