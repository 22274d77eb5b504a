import type { Services } from 'contract/content/pages/services.ts';
import { Check, Minus } from 'lucide-react';
import { Avatar } from '../../design/pictures/Avatar.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { Row } from '../../design/pictures/Row.tsx';
import { MatrixTable } from './MatrixTable.tsx';
import styles from './RightsPicture.module.css';

/** The rights of four roles, and the latest lines of the audit trail. */
export function RightsPicture({ words }: { words: Services['controls']['rights'] }) {
  const { title, alt, roles, rights, trail } = words;
  const rows = roles.map((name, held) => ({
    name,
    cells: rights.map((right, index) =>
      index <= held ? (
        <Check className={styles.granted} size={18} key={right} />
      ) : (
        <Minus className={styles.withheld} size={18} key={right} />
      ),
    ),
  }));
  return (
    <Picture title={title} alt={alt}>
      <MatrixTable columns={rights} rows={rows} marked={2} />
      {trail.map((line) => (
        <Row
          lead={<Avatar kind={line.kind} name={line.name} />}
          title={line.title}
          detail={line.detail}
          end={<span className={styles.time}>{line.time}</span>}
          key={line.title}
        />
      ))}
    </Picture>
  );
}
