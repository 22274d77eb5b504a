import { NEAREST_PAGE_SLOT } from 'contract/site/site-manifest.ts';
import { content } from '../../content.ts';
import { ArrowLink } from '../../design/ui/ArrowLink.tsx';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { LooseThread } from '../../design/ui/LooseThread.tsx';
import { Notice } from '../../design/ui/Notice.tsx';
import { SearchForm } from '../../layout/search/SearchForm.tsx';
import styles from './NotFound.module.css';

/** Page of an unknown address (S1 section 2.1, S2 section 2). */
export function NotFound() {
  const { heading, text, actions } = content().one('pages/not-found');
  return (
    <Notice
      eyebrow={<LooseThread code="404" />}
      title={heading}
      picture={<OtherPages />}
      actions={actions.map(({ label, href }, index) =>
        index < 2 ? (
          <ButtonLink variant={index === 0 ? 'primary' : 'secondary'} href={href} key={href}>
            {label}
          </ButtonLink>
        ) : (
          <ArrowLink href={href} key={href}>
            {label}
          </ArrowLink>
        ),
      )}
    >
      <p>
        {text}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the contract, which the server replaces */}
        <span dangerouslySetInnerHTML={{ __html: NEAREST_PAGE_SLOT }} />
      </p>
      <SearchForm />
    </Notice>
  );
}

/** Pages that a visitor may have wanted. */
function OtherPages() {
  const { label, list } = content().one('pages/not-found').otherPages;
  return (
    <nav className={styles.root} aria-label={label}>
      <ul>
        {list.map(({ page, name, text }) => (
          <li key={page}>
            <a className={styles.link} href={page}>
              <strong>{name}</strong>
              <span className={styles.about}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
