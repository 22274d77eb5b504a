import type { MenuName } from 'contract/content/menus.ts';
import type { LucideIcon } from 'lucide-react';
import { NAMED_ICONS } from '../icons/named-icons.ts';
import type { PageRecord } from '../page.ts';

/** One entry of a header menu. */
export interface NavigationItem {
  name: string;
  href: string;
  description: string;
  icon: LucideIcon;
  /** Address of a portrait in place of the icon. */
  face?: string | undefined;
}

/** A dropdown of the header. `width` in CSS px, as S1 section 9 has them. */
export interface NavigationMenu {
  id: string;
  width: 600 | 700 | 800;
  items: readonly NavigationItem[];
}

export type NavigationMenus = Readonly<Record<MenuName, NavigationMenu>>;

/** The menus with the pages that ask for a place in them (S1 section 2.2). */
export function menusOf(pages: readonly PageRecord[]): NavigationMenus {
  return {
    resources: { id: 'menu-resources', width: 600, items: itemsOf(pages, 'resources') },
    services: { id: 'menu-services', width: 700, items: itemsOf(pages, 'services') },
    employees: { id: 'menu-employees', width: 800, items: itemsOf(pages, 'employees') },
  };
}

function itemsOf(pages: readonly PageRecord[], menu: MenuName): NavigationItem[] {
  return pages
    .flatMap(({ path, title, menu: entry }) => (entry?.in === menu ? [{ path, title, ...entry }] : []))
    .toSorted((one, other) => one.place - other.place)
    .map(({ path, title, name = title, description, icon, face }) => ({
      name,
      href: path,
      description,
      icon: NAMED_ICONS[icon],
      face,
    }));
}
