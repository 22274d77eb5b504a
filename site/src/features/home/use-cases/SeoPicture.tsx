import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Panes } from './Panes.tsx';
import room from './room.module.css';
import styles from './SeoPicture.module.css';
import { Sheet } from './Sheet.tsx';

/** `trend` is the position over twelve weeks as line data: the higher the line, the better. */
const keywords = [
  { phrase: 'refrigerated van rental', position: 4, trend: 'M1 14L12 12 23 13 34 7 47 3' },
  { phrase: 'cold chain courier', position: 7, trend: 'M1 15L12 15 23 9 34 10 47 6' },
  { phrase: 'vaccine transport', position: 12, trend: 'M1 9L12 11 23 10 34 12 47 10' },
  { phrase: 'pallet storage', position: 13, trend: 'M1 13L12 14 23 11 34 12 47 11' },
  { phrase: 'data logger rental', position: 15, trend: 'M1 6L12 5 23 9 34 11 47 13' },
];

/** SEO Agent: rankings with a gap, and the brief for the page that would fill it. */
export function SeoPicture() {
  return (
    <Picture
      title="Search, last twelve weeks"
      alt="A table of search phrases with their rankings. One phrase has no page yet, and next to the table is the page brief the agent drafted for it."
    >
      <Panes>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Phrase</th>
              <th scope="col" colSpan={2}>
                Position
              </th>
            </tr>
          </thead>
          <tbody>
            {keywords.map(({ phrase, position, trend }) => (
              <tr key={phrase}>
                <td>{phrase}</td>
                <td>
                  <svg width="48" height="18" aria-hidden="true">
                    <path d={trend} />
                  </svg>
                </td>
                <td>{position}</td>
              </tr>
            ))}
            <tr className={styles.gap}>
              <td>cold chain audit</td>
              <td colSpan={2}>
                <Chip tone="agent">No page</Chip>
              </td>
            </tr>
          </tbody>
        </table>
        <Sheet by="agent" label="Page brief, draft">
          <b>Cold chain audit: what the inspector asks to see</b>
          <ol className={styles.outline}>
            <li>Who needs one, and when</li>
            <li>The records to have ready</li>
            <li>What a failed audit costs</li>
          </ol>
          <p className={room.ifRoom}>Answers nine questions people search for.</p>
          <p className={room.ifRoom}>Link it from the vaccine page, which ranks 12th and will get a lift.</p>
        </Sheet>
      </Panes>
      <Handover agent="SEO" human="Jonas">
        Jonas picks which briefs become pages.
      </Handover>
    </Picture>
  );
}
