import { Avatar } from '../../../design/pictures/Avatar.tsx';
import { Chip } from '../../../design/pictures/Chip.tsx';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { Row } from '../../../design/pictures/Row.tsx';
import styles from './SalesPicture.module.css';
import { Sheet } from './Sheet.tsx';

const stages = [
  { name: 'New', leads: 42 },
  { name: 'Qualified', leads: 18, isCurrent: true },
  { name: 'Proposal', leads: 7 },
  { name: 'Won', leads: 3 },
];

/** Sales Agent: the pipeline, and the reply to one lead in it. */
export function SalesPicture() {
  return (
    <Picture
      title="Pipeline, this week"
      alt="A sales pipeline in four stages. For a lead in the Qualified stage, the agent has drafted a reply, and a person is about to send it."
    >
      <div className={styles.stages}>
        {stages.map(({ name, leads, isCurrent }) => (
          <span className={isCurrent ? styles.current : ''} key={name}>
            <b>{leads}</b>
            {name}
          </span>
        ))}
      </div>
      <Row
        lead={<Avatar kind="human" name="Harriet" />}
        title="Harriet Lowe, Fenwick Freight"
        detail="Asked for 40 seats, read the security page"
        end={<Chip tone="good">Strong fit</Chip>}
      />
      <Sheet by="agent" label="Reply drafted by Noah">
        <p>
          <b>Your 40 seats, and where your data stays</b>
        </p>
        <p>
          Hi Harriet, thanks for the list. Here’s our quote for 40 seats; page 2 covers your IT team’s hosting
          questions. Does Thursday at 10 work?
        </p>
        <p>Best, Priya</p>
      </Sheet>
      <Handover agent="Noah" human="Priya">
        Priya adds a line about their new depot and hits send.
      </Handover>
    </Picture>
  );
}
