import { Accordion } from '../../design/ui/Accordion.tsx';
import { CourseSection } from './CourseSection.tsx';
import { courseQuestions } from './course-length.ts';

/** Seven questions, one open at a time (S2 section 2, 'Course page'). */
export function CourseQuestions() {
  return (
    <CourseSection section="questions">
      <Accordion name="course-questions" questions={courseQuestions()} />
    </CourseSection>
  );
}
