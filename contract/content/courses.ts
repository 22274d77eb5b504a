import Type, { type Static } from 'typebox';
import { line, prose } from './fields.ts';
import { pageParts, pageWords } from './page-words.ts';
import {
  Action,
  Doer,
  group,
  head,
  label,
  marked,
  name,
  picture,
  Question,
  rows,
  text,
  title,
} from './parts.ts';

/** A video and how long it runs. */
const Lesson = group({
  title: line(60, { title: 'Title' }),
  minutes: Type.Integer({ title: 'Minutes', minimum: 1 }),
});

/** A module of the core course (S2 section 3, 'Course module'). Its duration is the sum of its lessons. */
const Module = group({
  id: Type.String({ title: 'Anchor', pattern: '^[a-z0-9-]+$' }),
  title,
  description: Type.Optional(prose(300, { title: 'Description' })),
  topics: Type.Array(label),
  additionalInfo: Type.Optional(prose(160, { title: 'What the student keeps' })),
  lessons: Type.Array(Lesson),
  image: group(
    { agent: Type.String(), human: Type.String() },
    { title: 'Image', description: 'Two lines as SVG path data, in a field of 64 by 48' },
  ),
});

/** Words of a student (S2 section 3, 'Testimonial'). Fictional people. */
const Testimonial = group({
  name,
  role: line(60, { title: 'Role' }),
  rating: Type.Integer({ title: 'Stars', minimum: 1, maximum: 5 }),
  comment: prose(300, { title: 'Comment' }),
});

const section = {
  name: line(20, { title: 'Name', description: 'In the navigation of the page' }),
  title,
};

/** The course: `/courses` (S2 section 2, 'Course page'). Counts in braces, such as {lessons}, follow from its modules and tracks. */
export const CoursesSchema = group({
  ...pageWords,
  description: prose(200, { title: 'Description', description: 'For search engines' }),
  menu: pageParts.menu,
  summary: text,
  opening: group(
    { ...head, rating: marked, students: marked, stars: label, more: Action },
    { title: 'First view' },
  ),
  offer: group(
    {
      label,
      priceUsd: Type.Number({ title: 'Price in USD', minimum: 0 }),
      guaranteeDays: Type.Integer({ title: 'Days to ask the money back', minimum: 0 }),
      rating: Type.Number({ title: 'Rating', minimum: 1, maximum: 5 }),
      reviews: Type.Integer({ title: 'Reviews', minimum: 0 }),
      students: Type.Integer({ title: 'Students', minimum: 0 }),
      guarantee: label,
      facts: Type.Array(line(60, { title: 'Fact' }), { minItems: 4, maxItems: 4 }),
      closed: text,
      currency: label,
      once: label,
      enroll: label,
      soon: text,
      picture: group({
        ...picture,
        steps: Type.Array(group({ by: Doer, name, text: label }), { minItems: 3, maxItems: 3 }),
        caption: label,
        time: label,
      }),
    },
    { title: 'Price' },
  ),
  navigation: label,
  hour: label,
  hours: label,
  minutes: label,
  overview: group(
    {
      ...section,
      lede: text,
      core: group({ name, units: group({ modules: label, lessons: label, hours: label }), text }),
      library: group({ name, units: group({ tracks: label, lessons: label, hours: label }), text }),
    },
    { title: 'Overview' },
  ),
  modules: group(
    { ...section, lede: text, length: label, topics: label, keep: label, list: Type.Array(Module) },
    { title: 'Core course' },
  ),
  library: group(
    {
      ...section,
      lede: text,
      length: label,
      core: label,
      workshops: label,
      tracks: Type.Array(
        group({
          name,
          text,
          modules: Type.Integer({ title: 'Next modules of the core course', minimum: 0 }),
          workshops: Type.Array(Lesson),
        }),
      ),
    },
    { title: 'Library' },
  ),
  reviews: group({ ...section, lede: text, list: rows(Testimonial) }, { title: 'Reviews' }),
  questions: group({ ...section, list: rows(Question) }, { title: 'Questions' }),
});

export type Courses = Static<typeof CoursesSchema>;
export type Lesson = Static<typeof Lesson>;
export type CourseModule = Static<typeof Module>;
