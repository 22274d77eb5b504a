import { runBy } from 'contract/site/company.ts';
import { ChevronDown } from 'lucide-react';
import { brand } from '../../brand.ts';
import { Wordmark } from '../Wordmark.tsx';
import styles from './Footer.module.css';
import { copyright, footerColumns } from './footer-links.ts';
import { NetworkIcon } from './NetworkIcon.tsx';

/** The foot of every page: all links of S1 section 2.3, social profiles, the general address. */
export function Footer({ company }: { company?: string | undefined }) {
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Wordmark />
          <p>
            AI employees that work alongside your team and hand back what needs a person.
            {/* The server writes it into built pages (`name-company.ts`). */}
            <span data-company="">{company && runBy(company)}</span>
          </p>
          <a href={`mailto:${brand.infoEmail}`}>{brand.infoEmail}</a>
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={`Footer: ${title}`}>
            <p className={styles.title}>{title}</p>
            {/* On a phone in place of the title. What it folds stands after it, so that a wide page needs no fold. */}
            <details className={styles.fold}>
              <summary className={styles.summary}>
                {title}
                <ChevronDown size={18} aria-hidden="true" />
              </summary>
            </details>
            <ul className={styles.links}>
              {links.map(({ name, href }) => (
                <li key={href}>
                  <a className={styles.link} href={href}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.legal}>
          <p>{copyright}</p>
          <ul className={styles.social} aria-label="Social profiles">
            {brand.social.map(({ network, url }) => (
              <li key={network}>
                <a className={styles.link} href={url} rel="noopener">
                  <NetworkIcon network={network} />
                  {network}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
