import type { Lesson } from 'contract/content/courses.ts';
import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import { CourseSection } from './CourseLayout.tsx';
import styles from './CourseLibrary.module.css';
import { coreLessonsOf, fillCourse, listTracks } from './course-length.ts';

const PITCH = 24;
const THICKNESS = 10;
const HEIGHT = 60;
/** Length of the largest track, so that bars of all tracks are equally wide. */
const ROOM = 12;
const PIXELS_PER_MINUTE = 1.5;

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

/** Each lesson of a track as a thread, as long as it takes: the core course first, then the workshops. */
function TrackChart({ core, workshops }: { core: readonly Lesson[]; workshops: readonly Lesson[] }) {
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${(ROOM - 1) * PITCH + THICKNESS} ${HEIGHT}`}
      strokeWidth={THICKNESS}
      aria-hidden="true"
    >
      <path className={styles.agent} d={threads(core, 0)} />
      <path className={styles.human} d={threads(workshops, core.length)} />
    </svg>
  );
}

function threads(lessons: readonly Lesson[], first: number): string {
  return lessons
    .map(({ minutes }, index) => {
      const x = (first + index) * PITCH + THICKNESS / 2;
      return `M${x} ${HEIGHT}V${HEIGHT - minutes * PIXELS_PER_MINUTE}`;
    })
    .join('');
}
