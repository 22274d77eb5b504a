import { Search } from 'lucide-react';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import styles from './KnowledgePicture.module.css';
import { Panes } from './Panes.tsx';
import { Sheet } from './Sheet.tsx';

/** Knowledge Agent: an answer, and the pages that it stands on. */
export function KnowledgePicture() {
  return (
    <Picture
      title="Ask the handbook"
      alt="A question about notice before parental leave, the agent’s answer with two numbered references, and the two source pages with the cited words marked."
    >
      <p className={styles.question}>
        <Search size={16} aria-hidden="true" />
        How much notice do I give for parental leave?
      </p>
      <p className={styles.answer}>
        At least <b>15 weeks</b> before the due date, in writing to your manager.<sup>1</sup> You choose the
        first day yourself and can change it once.<sup>2</sup>
      </p>
      <Panes>
        <Sheet label="1  Employee handbook, page 31">
          <p>
            Notice is given <mark className={styles.mark}>in writing, 15 weeks</mark> before the week of
            birth.
          </p>
        </Sheet>
        <Sheet label="2  Leave policy, section 4">
          <p>
            The start date is set by the employee and <mark className={styles.mark}>may move once</mark>.
          </p>
        </Sheet>
      </Panes>
      <Handover agent="Knowledge" human="Dana">
        An older copy says 12 weeks. Dana has been asked to retire it.
      </Handover>
    </Picture>
  );
}
