import { fill } from 'contract/content/fill.ts';
import { runBy } from 'contract/site/company.ts';
import { ChevronDown } from 'lucide-react';
import { brand } from '../../brand.ts';
import { content } from '../../content.ts';
import { Wordmark } from '../Wordmark.tsx';
import styles from './Footer.module.css';
import { NetworkIcon } from './NetworkIcon.tsx';

/** The foot of every page: all links of S1 section 2.3, social profiles, the general address. */
export function Footer({ company }: { company?: string | undefined }) {
  const { footer } = content().one('menus');
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Wordmark />
          <p>
            {footer.about}
            {company && runBy(company)}
          </p>
          <a href={`mailto:${brand.infoEmail}`}>{brand.infoEmail}</a>
        </div>
        {footer.groups.map(({ title, links }) => (
          <nav key={title} aria-label={fill(footer.groupName, { group: title })}>
            <p className={styles.title}>{title}</p>
            {/* On a phone in place of the title. What it folds stands after it, so that a wide page needs no fold. */}
            <details className={styles.fold}>
              <summary className={styles.summary}>
                {title}
                <ChevronDown size={18} aria-hidden="true" />
              </summary>
            </details>
            <ul className={styles.links}>
              {links.map(({ name, page }) => (
                <li key={page}>
                  <a className={styles.link} href={page}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.legal}>
          <p>{footer.copyright}</p>
          <ul className={styles.social} aria-label={footer.social}>
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
