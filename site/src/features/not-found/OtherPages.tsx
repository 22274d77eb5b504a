import { paths } from '../../product/paths.ts';
import styles from './OtherPages.module.css';

const pages = [
  { href: paths.employees, name: 'AI Employees', about: 'Seven of them, each with a job card' },
  { href: paths.useCases, name: 'Use Cases', about: 'Agents by department' },
  { href: paths.pricing, name: 'Pricing', about: 'Four plans, compared row by row' },
  { href: paths.caseStudies, name: 'Case Studies', about: 'The work before and after' },
  { href: paths.apiReference, name: 'API Reference', about: 'Calls and events, with examples' },
];

/** Where a visitor may have wanted to go. */
export function OtherPages() {
  return (
    <nav className={styles.root} aria-label="Other pages">
      <ul>
        {pages.map(({ href, name, about }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              <strong>{name}</strong>
              <span className={styles.about}>{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
