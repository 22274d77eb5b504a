import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { DESK_RIGHTS } from 'contract/desk/roles.ts';
import { Sun } from 'lucide-react';
import { expect, it } from 'vitest';
import { placesFor } from './navigation.ts';
import { router } from './routes.tsx';

it('shows each screen in the navigation whose entry says so, in the order of the entries', () => {
  expect(placesFor(router, DESK_RIGHTS).map(({ path, label, keys }) => `${path} ${label} ${keys}`)).toEqual([
    ...[
      '/ Today g t',
      '/leads Leads g l',
      '/calendar Calendar g c',
      '/content Content g w',
      '/articles Articles g r',
      '/numbers Numbers g n',
    ],
    ...['/health Health g h', '/privacy Privacy g v', '/people People g p', '/settings Settings g s'],
    '/audit Audit g a',
  ]);
});

it('finds a screen that is added as one route, for those who have its right', () => {
  const root = createRootRoute();
  const notes = createRoute({
    ...{ getParentRoute: () => root, path: '/notes' },
    staticData: { navigation: { label: 'Notes', icon: Sun, rights: ['audit'], keys: 'g x', group: 'know' } },
  });
  const added = createRouter({ routeTree: root.addChildren([notes]) });
  expect(placesFor(added, ['audit'])).toMatchObject([{ path: '/notes', label: 'Notes' }]);
  expect(placesFor(added, ['health'])).toEqual([]);
});
