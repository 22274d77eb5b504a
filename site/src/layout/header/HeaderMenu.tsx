import { ChevronDown } from 'lucide-react';
import styles from './HeaderMenu.module.css';
import type { NavigationMenu } from './navigation.ts';

/**
 * A dropdown of the header: a native popover, so that it opens by click, tap and key without script.
 * With `href`, the name is a link of its own and the button beside it opens the menu.
 */
export function HeaderMenu({ menu, href }: { menu: NavigationMenu; href?: string }) {
  return (
    <li className={styles.root} data-menu="">
      {href ? (
        <a className={styles.name} href={href}>
          {menu.name}
        </a>
      ) : (
        <span className={styles.heading}>{menu.name}</span>
      )}
      <button
        className={styles.button}
        type="button"
        popoverTarget={menu.id}
        aria-label={href ? menu.name : undefined}
        // The link before it has the same name.
        aria-description={href ? 'Opens a menu' : undefined}
      >
        {href ? undefined : menu.name}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </button>
      <div className={`${styles.panel} ${styles[`width${menu.width}`]}`} id={menu.id} popover="auto">
        <ul className={styles.items} aria-label={menu.name}>
          {menu.items.map(({ name, href, description, icon: Icon, face }) => (
            <li key={href}>
              <a className={styles.item} href={href}>
                {face ? (
                  <img className={styles.face} src={face} alt="" width={32} height={32} loading="lazy" />
                ) : (
                  <Icon className={styles.icon} aria-hidden="true" />
                )}
                <span>
                  <span className={styles.itemName}>{name}</span>
                  <span className={styles.description}>{description}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
