import type { ReactNode } from 'react';
import { content } from '../../../content.ts';
import { ClientLogo } from '../../../design/customers/ClientLogo.tsx';
import { Section } from '../../../design/ui/Section.tsx';
import styles from './LogoTrack.module.css';

/**
 * The row of client logos that the carousel moves (S1 section 2.3). Slides share one width, a whole fraction of
 * what the track stands in, so one step is one slide. Without scripts it is a grid that shows them all.
 */
export function LogoTrack() {
  return (
    <ul className={styles.root}>
      {content()
        .one('clients')
        .clients.map((client) => (
          <li className={styles.slide} key={client.name} data-slide>
            <ClientLogo client={client} />
          </li>
        ))}
    </ul>
  );
}

/** Customers of the product (S1 section 1); `children` is the carousel around the track of logos. */
export function ClientLogos({ children }: { children: ReactNode }) {
  const { title } = content().one('pages/home').clients;
  return (
    <Section labelledBy="clients-title">
      <h2 className={styles.title} id="clients-title">
        {title}
      </h2>
      {children}
    </Section>
  );
}
