import { Menu, X } from 'lucide-react';
import { brand } from '../brand.ts';
import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './Header.module.css';
import { HeaderMenu } from './HeaderMenu.tsx';
import { employeesMenu, resourcesMenu, servicesMenu } from './navigation.ts';
import { Wordmark } from './Wordmark.tsx';

/**
 * The fixed bar on top of every page (S1 section 2.2). On a narrow screen the navigation is a popover that
 * its button opens; on a wide one the same elements stand in the bar. It works without script:
 * `header-menus.ts` adds opening on hover and the expanded state.
 */
export function Header() {
  return (
    <header className={styles.root}>
      <div className={styles.bar}>
        <Wordmark />
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
              <HeaderMenu menu={resourcesMenu} href={paths.resources} />
              <li>
                <a className={styles.link} href={paths.pricing}>
                  Pricing
                </a>
              </li>
              <HeaderMenu menu={servicesMenu} />
              <HeaderMenu menu={employeesMenu} />
            </ul>
          </nav>
          <div className={styles.actions}>
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
