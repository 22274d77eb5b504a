import type { HostView } from 'contract/bookings/host-view.ts';
import { content } from '../../content.ts';
import { Button } from '../../design/ui/Button.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import styles from './HostAnswer.module.css';
import { MeetingCard } from './MeetingCard.tsx';

/** Form in which a host says whether to hold a demo, and sees afterwards what came of it. No script. */
export function HostAnswer({ view }: { view: HostView }) {
  const { state, path, startDateTime, endDateTime } = view;
  const { answers, yes, no } = content().one('pages/booked-demo').host;
  const { eyebrow, title, text } = answers[state];
  return (
    <Notice eyebrow={eyebrow} title={title}>
      <p>{text}</p>
      <MeetingCard
        view={{ startDateTime, endDateTime, managePath: '', meetingUrl: null, toBeConfirmed: true }}
      >
        {state === 'open' && (
          <form className={styles.answers} method="post" action={path}>
            <Button type="submit" name="answer" value="yes">
              {yes}
            </Button>
            <Button variant="secondary" type="submit" name="answer" value="no">
              {no}
            </Button>
          </form>
        )}
      </MeetingCard>
    </Notice>
  );
}
