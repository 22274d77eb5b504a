import { Check, Minus } from 'lucide-react';
import { Avatar } from '../../design/pictures/Avatar.tsx';
import { Picture } from '../../design/pictures/Picture.tsx';
import { Row } from '../../design/pictures/Row.tsx';
import { rights, roles } from './controls.ts';
import { MatrixTable } from './MatrixTable.tsx';
import styles from './RightsPicture.module.css';

const rows = roles.map(({ name, holds }) => ({
  name,
  cells: rights.map((right) =>
    holds.includes(right) ? (
      <Check className={styles.granted} size={18} key={right} />
    ) : (
      <Minus className={styles.withheld} size={18} key={right} />
    ),
  ),
}));

/** The rights of four roles, and the latest lines of the audit trail. */
export function RightsPicture() {
  return (
    <Picture
      title="Admin, roles and audit trail"
      alt="A table of roles and rights: members use agents, builders also build, publishers also publish, admins also manage. Below it the audit trail: Jonas built a version, Amara published it, and Owen was blocked from a file."
    >
      <MatrixTable columns={rights} rows={rows} marked={2} />
      <Row
        lead={<Avatar kind="human" name="Jonas" />}
        title="Jonas built RFP desk 3"
        detail="Builder, from the case library"
        end={<span className={styles.time}>1:20 PM</span>}
      />
      <Row
        lead={<Avatar kind="human" name="Amara" />}
        title="Amara published RFP desk 3"
        detail="Publisher, to Sales only"
        end={<span className={styles.time}>2:02 PM</span>}
      />
      <Row
        lead={<Avatar kind="agent" name="Owen" />}
        title="Owen was blocked from salaries.xlsx"
        detail="Priya doesn’t have access either"
        end={<span className={styles.time}>2:31 PM</span>}
      />
    </Picture>
  );
}
