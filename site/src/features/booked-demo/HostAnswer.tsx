import type { HostView } from 'contract/bookings/host-view.ts';
import { Button } from '../../design/ui/Button.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import styles from './HostAnswer.module.css';
import { MeetingCard } from './MeetingCard.tsx';

const TEXTS: Record<HostView['state'], { eyebrow: string; title: string; text: string }> = {
  open: {
    eyebrow: 'For its host',
    title: 'Can you hold this demo?',
    text: 'We can’t read your calendar right now, and the visitor waits for your answer. If you can’t, someone else holds it, or the visitor picks another time.',
  },
  confirmed: {
    eyebrow: 'Confirmed',
    title: 'You hold this demo',
    text: 'Thanks. The visitor has the calendar invitation, and so do you.',
  },
  declined: {
    eyebrow: 'You can’t',
    title: 'You don’t hold this demo',
    text: 'Thanks for saying so. Someone else holds it, or the visitor picks another time. You have nothing left to do.',
  },
};

/** Where a host says whether to hold a demo, and sees afterwards what came of it. No script. */
export function HostAnswer({ view }: { view: HostView }) {
  const { state, path, startDateTime, endDateTime } = view;
  const { eyebrow, title, text } = TEXTS[state];
  return (
    <Notice eyebrow={eyebrow} title={title}>
      <p>{text}</p>
      <MeetingCard
        view={{ startDateTime, endDateTime, managePath: '', meetingUrl: null, toBeConfirmed: true }}
      >
        {state === 'open' && (
          <form className={styles.answers} method="post" action={path}>
            <Button type="submit" name="answer" value="yes">
              Yes, I’ll hold it
            </Button>
            <Button variant="secondary" type="submit" name="answer" value="no">
              I can’t
            </Button>
          </form>
        )}
      </MeetingCard>
    </Notice>
  );
}
