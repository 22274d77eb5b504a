import type { Home } from 'contract/content/pages/home.ts';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Panes, Sheet } from './PictureParts.tsx';
import room from './room.module.css';
import styles from './TextPictures.module.css';

/** Positions over twelve weeks as line data, one a phrase: the higher the line, the better. */
const TRENDS = [
  'M1 14L12 12 23 13 34 7 47 3',
  'M1 15L12 15 23 9 34 10 47 6',
  'M1 9L12 11 23 10 34 12 47 10',
  'M1 13L12 14 23 11 34 12 47 11',
  'M1 6L12 5 23 9 34 11 47 13',
];

/** SEO Agent: rankings with a gap, and the brief for the page that would fill it. */
export function SeoPicture({ words }: { words: Home['useCases']['seo']['picture'] }) {
  const { title, alt, columns, phrases, gap, brief, handover } = words;
  return (
    <Picture title={title} alt={alt}>
      <Panes>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{columns.phrase}</th>
              <th scope="col" colSpan={2}>
                {columns.position}
              </th>
            </tr>
          </thead>
          <tbody>
            {phrases.map(({ phrase, position }, index) => (
              <tr key={phrase}>
                <td>{phrase}</td>
                <td>
                  <svg width="48" height="18" aria-hidden="true">
                    <path d={TRENDS[index]} />
                  </svg>
                </td>
                <td>{position}</td>
              </tr>
            ))}
            <tr className={styles.gap}>
              <td>{gap.phrase}</td>
              <td colSpan={2}>
                <Chip tone="agent">{gap.state}</Chip>
              </td>
            </tr>
          </tbody>
        </table>
        <Sheet by="agent" label={brief.label}>
          <b>{brief.title}</b>
          <ol className={styles.outline}>
            {brief.outline.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
          {brief.notes.map((note) => (
            <p className={room.ifRoom} key={note}>
              {note}
            </p>
          ))}
        </Sheet>
      </Panes>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
    </Picture>
  );
}

/** Customer Support Agent: a thread that the agent opens and a person closes. */
export function SupportPicture({ words }: { words: Home['useCases']['support']['picture'] }) {
  const { title, alt, thread, handover, takeover, thanks } = words;
  return (
    <Picture title={title} alt={alt}>
      <div className={styles.thread}>
        {thread.map(({ by, text }) => (
          <p className={by && styles.agent} key={text}>
            {by && <b>{by}</b>}
            {text}
          </p>
        ))}
      </div>
      <Handover agent={handover.agent} human={handover.human}>
        {handover.text}
      </Handover>
      <div className={styles.thread}>
        <p className={styles.human}>
          <b>{takeover.by}</b>
          {takeover.text}
        </p>
        <p className={room.ifRoom}>{thanks}</p>
      </div>
    </Picture>
  );
}
