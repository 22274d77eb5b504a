import { describe, expect, it } from 'vitest';
import { content } from '../../content.ts';
import { coreLessonsOf, courseLengths, hoursText, lengthOf, listTracks } from './course-length.ts';
import { courseData } from './page.ts';

const {
  modules: { list: courseModules },
  questions,
} = content().one('courses');
const tracks = listTracks();
const { core, library } = courseLengths();

describe('the core course', () => {
  it('contains eight modules with unique addresses', () => {
    expect(courseModules).toHaveLength(8);
    expect(new Set(courseModules.map(({ id }) => id)).size).toBe(8);
  });

  it.each(courseModules.map((module) => [module.title, module] as const))(
    'gives %s 35 to 65 minutes, in two or three lessons',
    (_, { lessons }) => {
      const { minutes } = lengthOf(lessons);
      expect(minutes).toBeGreaterThanOrEqual(35);
      expect(minutes).toBeLessThanOrEqual(65);
      expect([2, 3]).toContain(lessons.length);
    },
  );

  it('spans the whole range of durations', () => {
    const minutes = courseModules.map(({ lessons }) => lengthOf(lessons).minutes);
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([35, 65]);
  });

  it('adds up to 23 lessons and 6+ hours', () => {
    expect(core.lessons).toBe(23);
    expect(hoursText(core.minutes)).toBe('6+ hours');
  });
});

describe('the full library', () => {
  it('contains four tracks of 8, 12, 10 and 6 lessons', () => {
    expect(tracks.map((track) => coreLessonsOf(track).length + track.workshops.length)).toEqual([
      8, 12, 10, 6,
    ]);
  });

  it('adds up to 36 lessons and 13+ hours', () => {
    expect(library.lessons).toBe(36);
    expect(hoursText(library.minutes)).toBe('13+ hours');
  });

  it('contains every module of the core course once, in order', () => {
    expect(tracks.flatMap(({ modules }) => modules)).toEqual(courseModules);
  });

  it('names no lesson twice', () => {
    const titles = tracks
      .flatMap((track) => [...coreLessonsOf(track), ...track.workshops])
      .map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('hoursText', () => {
  it.each([
    [60, '1 hour'],
    [61, '1+ hour'],
    [360, '6 hours'],
    [419, '6+ hours'],
    [420, '7 hours'],
  ])('writes %i minutes as %j', (minutes, text) => {
    expect(hoursText(minutes)).toBe(text);
  });
});

describe('questions', () => {
  it('asks seven questions', () => {
    expect(questions.list).toHaveLength(7);
  });
});

describe('structured data', () => {
  it('describes an online course, without a rating and an offer', () => {
    expect(courseData()).toMatchObject({
      '@type': 'Course',
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
    });
    for (const property of ['aggregateRating', 'offers']) expect(courseData()).not.toHaveProperty(property);
  });

  it('lists a section for every module, as long as the module', () => {
    expect(courseData().syllabusSections).toHaveLength(courseModules.length);
    expect(courseData().syllabusSections[0]).toMatchObject({
      name: 'Choose the work',
      timeRequired: 'PT45M',
    });
  });
});
