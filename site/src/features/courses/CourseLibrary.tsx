import { content } from '../../content.ts';
import { fill } from '../../design/ui/fill.ts';
import styles from './CourseLibrary.module.css';
import { CourseSection } from './CourseSection.tsx';
import { coreLessonsOf, fillCourse, listTracks } from './course-length.ts';
import { TrackChart } from './TrackChart.tsx';

/** Four tracks of 8, 12, 10 and 6 lessons, the core course among them (design.md, 'course numbers'). */
export function CourseLibrary() {
  const { library: words, minutes: inMinutes } = content().one('courses');
  return (
    <CourseSection section="library" lede={fillCourse(words.lede)}>
      <ul className={styles.grid}>
        {listTracks().map((track) => {
          const core = coreLessonsOf(track);
          return (
            <li className={styles.track} key={track.name}>
              <h3>{track.name}</h3>
              <p className={styles.count}>
                {fill(words.length, { count: core.length + track.workshops.length })}
              </p>
              <TrackChart core={core} workshops={track.workshops} />
              <p className={styles.quiet}>{track.text}</p>
              <p className={styles.title}>
                <span className={styles.core}>{fill(words.core, { count: core.length })}</span>,{' '}
                <span className={styles.built}>
                  {fill(words.workshops, { count: track.workshops.length })}
                </span>
              </p>
              <ul className={styles.workshops}>
                {track.workshops.map(({ title, minutes }) => (
                  <li className={styles.workshop} key={title}>
                    {title} <span className={styles.quiet}>{fill(inMinutes, { count: minutes })}</span>
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
