import styles from './CourseOverview.module.css';
import { CourseSection } from './CourseSection.tsx';
import { counts } from './counts.ts';

/** The core course and the full library, each with its own numbers (design.md, 'course numbers'). */
export function CourseOverview() {
  return (
    <CourseSection
      section="overview"
      lede="The full library includes the core course. One price covers both."
    >
      <div className={styles.grid}>
        {counts.map(({ name, figures, text }) => (
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
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </div>
    </CourseSection>
  );
}
