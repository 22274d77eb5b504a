import { Fragment, type ReactNode } from 'react';
import { content } from '../../content.ts';
import '../../design/styles/shared-elements.css';
import type { Contact } from 'contract/content/pages/booked-demo.ts';
import { PrivacyLine } from '../../api/lead-form/PrivacyLine.tsx';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { AskField } from '../../layout/ask/AskField.tsx';
import { NAMED_ICONS } from '../../layout/icons/named-icons.ts';
import styles from './Sections.module.css';

/**
 * Words and agenda on the left, the form in a panel on the right. On a phone one below the other, the form before the
 * agenda, as they stand in the HTML: who came to write does so at once, and nothing moves when the rest arrives.
 */
export function ContactLayout({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

export function ContactPanel({ children }: { children: ReactNode }) {
  return (
    <div className={styles.panel} id="another-time">
      <h2 className={styles.title}>{content().one('pages/contact').form}</h2>
      <div>
        {children}
        <PrivacyLine />
      </div>
    </div>
  );
}

/** Four cards: what the talk will be about (S1 section 2.7). */
export function Agenda() {
  const { title, points } = content().one('pages/contact').agenda;
  return (
    <section aria-labelledby="agenda-title">
      <h2 className={styles.agendaTitle} id="agenda-title">
        {title}
      </h2>
      <ul className={styles.cards}>
        {points.map((point) => {
          const Icon = NAMED_ICONS[point.icon];
          return (
            <li className={styles.card} key={point.title}>
              <Icon className={styles.icon} size={22} aria-hidden="true" />
              <h3 className={styles.name}>{point.title}</h3>
              <p className={styles.text}>{point.text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Says whom a message reaches, and offers the quicker way: a booked half-hour. */
export function ContactHero() {
  const { title, lede, call, question, ask } = content().one('pages/contact');
  return (
    <header id="opening" className={styles.contactHero}>
      <h1>{title}</h1>
      <p className={styles.lede}>{lede}</p>
      <OtherWay {...call} />
      <OtherWay {...question} />
      <AskField label={ask} />
    </header>
  );
}

function OtherWay({ text, links }: Contact['call']) {
  return (
    <p className={styles.other}>
      {text}
      {links.map(({ label, href }) => (
        <Fragment key={href}>
          {' '}
          <ArrowLink href={href}>{label}</ArrowLink>
        </Fragment>
      ))}
    </p>
  );
}
