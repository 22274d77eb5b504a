import { Menu, Search, X } from 'lucide-react';
import { brand } from '../../brand.ts';
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
  return (
    <header className={styles.root}>
      <div className={styles.bar}>
        <Wordmark />
        <span className={styles.compact}>
          <ButtonLink href={brand.signUpUrl} newTab>
            Try for Free
          </ButtonLink>
        </span>
        <span className={styles.inBar}>
          <SearchLink />
        </span>
        <button className={styles.toggle} type="button" popoverTarget="site-navigation" aria-label="Menu">
          <Menu className={styles.openIcon} aria-hidden="true" />
          <X className={styles.closeIcon} aria-hidden="true" />
        </button>
        <div className={styles.panel} id="site-navigation" popover="auto">
          <nav aria-label="Main">
            <ul className={styles.items}>
              <li>
                <a className={styles.link} href={paths.useCases}>
                  Use Cases
                </a>
              </li>
              <HeaderMenu menu={menus.resources} href={paths.resources} />
              <li>
                <a className={styles.link} href={paths.pricing}>
                  Pricing
                </a>
              </li>
              <HeaderMenu menu={menus.services} />
              <HeaderMenu menu={menus.employees} />
            </ul>
          </nav>
          <div className={styles.actions}>
            <span className={styles.wideOnly}>
              <SearchLink />
            </span>
            <span className={styles.wideOnly}>
              <ButtonLink variant="quiet" href={brand.loginUrl}>
                Login
              </ButtonLink>
            </span>
            <span className={styles.narrowOnly}>
              <ButtonLink variant="secondary" href={brand.signUpUrl}>
                Login
              </ButtonLink>
            </span>
            <ButtonLink variant="secondary" href={paths.contact}>
              Contact Sales
            </ButtonLink>
            <ButtonLink href={brand.signUpUrl} newTab>
              Try for Free
            </ButtonLink>
          </div>
        </div>
      </div>
    </header>
  );
}

/** Leads to the page of the search; `header.ts` has it open the dialog instead. */
function SearchLink() {
  return (
    <a className={styles.search} href={paths.search} aria-label="Search">
      <Search size={20} aria-hidden="true" />
    </a>
  );
}
