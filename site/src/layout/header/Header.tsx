import { Menu, Search, X } from 'lucide-react';
import { brand } from '../../brand.ts';
import { content } from '../../content.ts';
import { ButtonLink } from '../../design/ui/Button.tsx';
import { paths } from '../../product/paths.ts';
import { Wordmark } from '../Wordmark.tsx';
import styles from './Header.module.css';
import { HeaderMenu } from './HeaderMenu.tsx';
import type { NavigationMenus } from './navigation.ts';

/**
 * The fixed bar on top of every page (S1 section 2.2). On a narrow screen the navigation is a popover that
 * its button opens; on a wide one the same elements stand in the bar. It works without script:
 * `header-menus.ts` adds opening on hover and the expanded state.
 */
export function Header({ menus }: { menus: NavigationMenus }) {
  const { header } = content().one('menus');
  return (
    <header className={styles.root}>
      <div className={styles.bar}>
        <Wordmark />
        <span className={styles.compact}>
          <ButtonLink href={brand.signUpUrl} newTab>
            {header.signUp}
          </ButtonLink>
        </span>
        <span className={styles.inBar}>
          <SearchLink name={header.search} />
        </span>
        <button
          className={styles.toggle}
          type="button"
          popoverTarget="site-navigation"
          aria-label={header.toggle}
        >
          <Menu className={styles.openIcon} aria-hidden="true" />
          <X className={styles.closeIcon} aria-hidden="true" />
        </button>
        <div className={styles.panel} id="site-navigation" popover="auto">
          <nav aria-label={header.navigation}>
            <ul className={styles.items}>
              {header.items.map(({ name, page, menu }) =>
                menu ? (
                  <HeaderMenu name={name} menu={menus[menu]} href={page} key={name} />
                ) : (
                  <li key={name}>
                    <a className={styles.link} href={page}>
                      {name}
                    </a>
                  </li>
                ),
              )}
            </ul>
          </nav>
          <div className={styles.actions}>
            <span className={styles.wideOnly}>
              <SearchLink name={header.search} />
            </span>
            <span className={styles.wideOnly}>
              <ButtonLink variant="quiet" href={brand.loginUrl}>
                {header.login}
              </ButtonLink>
            </span>
            <span className={styles.narrowOnly}>
              <ButtonLink variant="secondary" href={brand.signUpUrl}>
                {header.login}
              </ButtonLink>
            </span>
            <ButtonLink variant="secondary" href={paths.contact}>
              {header.contact}
            </ButtonLink>
            <ButtonLink href={brand.signUpUrl} newTab>
              {header.signUp}
            </ButtonLink>
          </div>
        </div>
      </div>
    </header>
  );
}

/** Leads to the page of the search; `header.ts` has it open the dialog instead. */
function SearchLink({ name }: { name: string }) {
  return (
    <a className={styles.search} href={paths.search} aria-label={name}>
      <Search size={20} aria-hidden="true" />
    </a>
  );
}
