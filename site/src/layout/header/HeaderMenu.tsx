import { ChevronDown } from 'lucide-react';
import { content } from '../../content.ts';
import styles from './HeaderMenu.module.css';
import type { NavigationMenu } from './navigation.ts';

interface HeaderMenuProps {
  name: string;
  menu: NavigationMenu;
  href?: string | undefined;
}

/**
 * A dropdown of the header: a native popover, so that it opens by click, tap and key without script.
 * With `href`, the name is a link of its own and the button beside it opens the menu.
 */
export function HeaderMenu({ name, menu, href }: HeaderMenuProps) {
  return (
    <li className={styles.root} data-menu="">
      {href ? (
        <a className={styles.name} href={href}>
          {name}
        </a>
      ) : (
        <span className={styles.heading}>{name}</span>
      )}
      <button
        className={styles.button}
        type="button"
        popoverTarget={menu.id}
        aria-label={href ? name : undefined}
        // The link before it has the same name.
        aria-description={href ? content().one('menus').header.opensMenu : undefined}
      >
        {href ? undefined : name}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </button>
      <div className={`${styles.panel} ${styles[`width${menu.width}`]}`} id={menu.id} popover="auto">
        <ul className={styles.items} aria-label={name}>
          {menu.items.map(({ name: itemName, href: page, description, icon: Icon, face }) => (
            <li key={page}>
              <a className={styles.item} href={page}>
                {face ? (
                  <img className={styles.face} src={face} alt="" width={32} height={32} loading="lazy" />
                ) : (
                  <Icon className={styles.icon} aria-hidden="true" />
                )}
                <span>
                  <span className={styles.itemName}>{itemName}</span>
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
