import { fill } from 'contract/content/fill.ts';
import { runBy } from 'contract/site/company.ts';
import { ChevronDown } from 'lucide-react';
import { brand } from '../../brand.ts';
import { content } from '../../content.ts';
import { Wordmark } from '../Wordmark.tsx';
import styles from './Footer.module.css';

type Network = (typeof brand.social)[number]['network'];

/** Signs of the networks in a box of 24 by 24, drawn by us: in one colour, as their owners allow. */
const shapes: Record<Network, string> = {
  LinkedIn:
    'M3 9h4v12H3zM5 3a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 5 3zM9.5 9h3.8v1.7c.6-1 1.9-2 3.9-2 3.3 0 4.3 2 4.3 5.2V21h-4v-6.3c0-1.6-.4-2.7-1.9-2.7s-2.1 1.1-2.1 2.7V21h-4z',
  X: 'M3 3h5.6l4.4 6.1L18.2 3H21l-6.7 7.8L21.6 21H16l-4.8-6.7L5.4 21H2.6l7.3-8.5zM6.7 5l10.2 14h1.4L8.1 5z',
  YouTube:
    'M22.5 8.2a3 3 0 0 0-2.1-2.1C18.6 5.6 12 5.6 12 5.6s-6.6 0-8.4.5a3 3 0 0 0-2.1 2.1C1 10 1 12 1 12s0 2 .5 3.8a3 3 0 0 0 2.1 2.1c1.8.5 8.4.5 8.4.5s6.6 0 8.4-.5a3 3 0 0 0 2.1-2.1c.5-1.8.5-3.8.5-3.8s0-2-.5-3.8zM9.8 15.2V8.8l5.6 3.2z',
};

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

/** Decorative: the name stands beside it. */
function NetworkIcon({ network }: { network: Network }) {
  return (
    <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[network]} />
    </svg>
  );
}
