import { fill } from 'contract/content/fill.ts';
import { wordsFor } from '../../words.ts';
import '../../design/styles/shared-elements.css';
import type { BookingView } from 'contract/bookings/booking-view.ts';
import type { ReactNode } from 'react';
import { describeMeeting } from '../../product/meeting-text.ts';
import { office } from '../../product/office.ts';
import { calendarLeaf } from './calendar-leaf.ts';
import styles from './MeetingCard.module.css';
import { calendarLinks } from './meeting.ts';

type ShownMeeting = Pick<BookingView, 'startDateTime' | 'endDateTime' | 'managePath' | 'meetingUrl'> &
  Partial<BookingView>;

interface MeetingCardProps {
  /** Without one it is an empty form of the card, for the script of `/thankyou` to fill in. */
  view?: ShownMeeting | undefined;
  /** True if it leads on to where the demo is moved and cancelled. */
  canManage?: boolean;
  /** Actions on the demo, below its times. */
  children?: ReactNode;
}

/**
 * A booked demo: when it is, in the office and where the visitor is, and the ways into a calendar. A server does not know the
 * visitor's zone: until a script writes that down, UTC stands there, which anybody can work from. What a script fills in
 * is marked `data-part`.
 */
export function MeetingCard({ view, canManage = false, children }: MeetingCardProps) {
  const words = wordsFor('bookedDemo');
  const [start, end] = [view?.startDateTime ?? '', view?.endDateTime ?? ''];
  const wordsIn = (zone: string) => view && describeMeeting(new Date(start), new Date(end), zone);
  const [utc, there] = [wordsIn('UTC'), wordsIn(office().zone)];
  const leaf = view && calendarLeaf(new Date(start), office().zone);
  const meeting = view && {
    ...view,
    manageUrl: view.managePath,
    location: view.meetingUrl ?? undefined,
  };
  const links = meeting && calendarLinks(meeting);
  const canAdd = !view?.confirmation && !view?.toBeConfirmed && !view?.needsOtherTime;

  return (
    <section
      className={styles.root}
      aria-labelledby="meeting"
      data-meeting={`${start} ${end}`}
      data-zone={office().zone}
      data-place={office().place}
    >
      <p className={styles.leaf} aria-hidden="true">
        <span className={styles.month} data-part="month">
          {leaf?.month}
        </span>
        <span className={styles.date} data-part="date">
          {leaf?.date}
        </span>
        <span className={styles.weekday} data-part="weekday">
          {leaf?.weekday}
        </span>
      </p>
      <h2 className={styles.title} id="meeting">
        {words.title}
      </h2>
      <dl className={styles.times}>
        <div>
          <dt>{wordsFor('booking').yourTime}</dt>
          <dd>
            <span data-part="ownDay">{utc?.day}</span>
            <span data-part="ownTime">{utc?.time}</span>
            <span className={styles.zone} data-part="ownZone">
              {utc && words.inUtc}
            </span>
          </dd>
        </div>
        <div>
          <dt>{fill(words.inPlace, { place: office().place })}</dt>
          <dd>
            <span data-part="officeDay">{there?.day}</span>
            <span data-part="officeTime">{there?.time}</span>
            <span className={styles.zone}>{office().zoneLabel}</span>
          </dd>
        </div>
        {view?.host && (
          <div className={styles.place}>
            <dt>{words.host}</dt>
            <dd className={styles.host}>
              <span className={styles.initials} aria-hidden="true">
                {view.host.initials}
              </span>
              {view.host.name}
            </dd>
          </div>
        )}
        {canManage && view?.guests && (
          <div className={styles.place}>
            <dt>{words.guests}</dt>
            <dd>
              {view.guests.map(({ id, email }) => (
                <span key={id}>{email}</span>
              ))}
            </dd>
          </div>
        )}
        {meeting?.location && (
          <div className={styles.place}>
            <dt>{words.where}</dt>
            <dd>
              <a href={meeting.location} rel="noreferrer">
                {meeting.location.replace(/^https?:\/\//, '')}
              </a>
            </dd>
          </div>
        )}
      </dl>
      {children}
      {(canAdd || canManage) && (
        <div className={styles.ways}>
          {canAdd && (
            <div className={styles.adding}>
              <p className={styles.label} id="calendars">
                {words.addTitle}
              </p>
              <ul className={styles.calendars} aria-labelledby="calendars">
                <li>
                  <a href={links?.google} target="_blank" rel="noreferrer" data-part="google">
                    {words.google}
                  </a>
                </li>
                <li>
                  <a href={links?.outlook} target="_blank" rel="noreferrer" data-part="outlook">
                    {words.outlook}
                  </a>
                </li>
                <li>
                  <a href={links?.file} data-part="file">
                    {words.file}
                  </a>
                </li>
              </ul>
            </div>
          )}
          {canManage && (
            <a className={styles.manage} href={view?.managePath} data-part="manage">
              {words.manage}
            </a>
          )}
        </div>
      )}
    </section>
  );
}
