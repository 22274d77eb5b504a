import type { Contact } from 'contract/content/pages/contact.ts';
import { Fragment } from 'react';
import { content } from '../../content.ts';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { AskField } from '../../layout/ask/AskField.tsx';
import styles from './ContactHero.module.css';

/** Says whom a message reaches, and offers the quicker way: a booked half-hour. */
export function ContactHero() {
  const { title, lede, call, question, ask } = content().one('pages/contact');
  return (
    <header id="opening" className={styles.root}>
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
