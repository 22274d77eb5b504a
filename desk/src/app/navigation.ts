import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import type { DeskRight } from 'contract/desk/roles.ts';
import type { ComponentType } from 'react';

/** Entry of a screen in the navigation; the entry of the screen in `routes.tsx` has it. */
export interface NavigationEntry {
  label: string;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Rights of which one suffices; empty: every person. */
  rights: readonly DeskRight[];
  keys: string;
  /** Stands in the bar at the bottom of a narrow window; the others are in its menu. */
  isMain?: boolean;
  group: 'work' | 'know' | 'run';
}

/** One screen in the navigation. */
export interface Place extends NavigationEntry {
  path: string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    navigation?: NavigationEntry | undefined;
  }
}

/** Lists the screens that these rights open, in the order of their routes. */
export function placesFor(
  { routesById }: Pick<AnyRouter, 'routesById'>,
  rights: readonly DeskRight[],
): Place[] {
  return Object.values<AnyRoute>(routesById).flatMap(({ fullPath, options }) => {
    const entry = options.staticData?.navigation;
    if (!entry) return [];
    const isOpen = entry.rights.length === 0 || entry.rights.some((right) => rights.includes(right));
    return isOpen ? [{ path: fullPath, ...entry }] : [];
  });
}
