import styles from './CourseLibrary.module.css';
import { CourseSection } from './CourseSection.tsx';
import { coreLength, hoursText, libraryLength } from './course-length.ts';
import { coreLessonsOf, tracks } from './course-library.ts';
import { TrackChart } from './TrackChart.tsx';

/** Four tracks of 8, 12, 10 and 6 lessons, the core course among them (design.md, 'course numbers'). */
export function CourseLibrary() {
  return (
    <CourseSection
      section="library"
      lede={`${libraryLength.lessons} video lessons (${hoursText(libraryLength.minutes)}). In the ${coreLength.lessons} core lessons you watch an agent take shape. In the workshops you build.`}
    >
      <ul className={styles.grid}>
        {tracks.map((track) => {
          const core = coreLessonsOf(track);
          return (
            <li className={styles.track} key={track.name}>
              <h3>{track.name}</h3>
              <p className={styles.count}>{core.length + track.workshops.length} lessons</p>
              <TrackChart core={core} workshops={track.workshops} />
              <p className={styles.quiet}>{track.text}</p>
              <p className={styles.title}>
                <span className={styles.core}>{core.length} of the core course</span>,{' '}
                <span className={styles.built}>{track.workshops.length} workshops</span>
              </p>
              <ul className={styles.workshops}>
                {track.workshops.map(({ title, minutes }) => (
                  <li className={styles.workshop} key={title}>
                    {title} <span className={styles.quiet}>{minutes} min</span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </CourseSection>
  );
}
