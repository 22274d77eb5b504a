import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
} from '@tanstack/react-router';
import { DESK_PATH } from 'contract/desk/paths.ts';
import { Failed, Loading } from '../shared/ui/States.tsx';
import { Frame } from './Frame.tsx';
import { Gate } from './Gate.tsx';
import { NotFound } from './NotFound.tsx';

/** What the address says of a screen, such as its filters: each screen reads its own names. */
type Search = Record<string, string | undefined>;

const keepSearch = (search: Record<string, unknown>): Search =>
  Object.fromEntries(
    Object.entries(search).map(([name, value]) => [name, value == null ? undefined : String(value)]),
  );

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound });

/** Screens within the frame, for those who are signed in. */
const framed = createRoute({
  getParentRoute: () => root,
  id: 'framed',
  component: () => (
    <Gate>
      <Frame />
    </Gate>
  ),
  notFoundComponent: NotFound,
});

const screen = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => framed, path, component, validateSearch: keepSearch });

/** What a link by mail, or of an owner, opens: before anyone is signed in. */
const link = createRoute({
  getParentRoute: () => root,
  path: '/link',
  component: lazyRouteComponent(() => import('../screens/sign-in/UseLink.tsx'), 'UseLink'),
});

const routeTree = root.addChildren([
  link,
  framed.addChildren([
    screen(
      '/',
      lazyRouteComponent(() => import('../screens/today/Today.tsx'), 'Today'),
    ),
    screen(
      '/leads',
      lazyRouteComponent(() => import('../screens/leads/Leads.tsx'), 'Leads'),
    ),
    screen(
      '/person/$person',
      lazyRouteComponent(() => import('../screens/person/Person.tsx'), 'Person'),
    ),
    screen(
      '/calendar',
      lazyRouteComponent(() => import('../screens/calendar/Calendar.tsx'), 'Calendar'),
    ),
    screen(
      '/numbers',
      lazyRouteComponent(() => import('../screens/numbers/Numbers.tsx'), 'Numbers'),
    ),
    screen(
      '/health',
      lazyRouteComponent(() => import('../screens/health/Health.tsx'), 'Health'),
    ),
    screen(
      '/privacy',
      lazyRouteComponent(() => import('../screens/privacy/Privacy.tsx'), 'Privacy'),
    ),
    screen(
      '/people',
      lazyRouteComponent(() => import('../screens/people/People.tsx'), 'People'),
    ),
    screen(
      '/settings',
      lazyRouteComponent(() => import('../screens/settings/Settings.tsx'), 'Settings'),
    ),
    screen(
      '/audit',
      lazyRouteComponent(() => import('../screens/audit/Audit.tsx'), 'Audit'),
    ),
    screen(
      '/account',
      lazyRouteComponent(() => import('../screens/account/Account.tsx'), 'Account'),
    ),
  ]),
]);

export const router = createRouter({
  routeTree,
  basepath: DESK_PATH,
  // A screen's code and first rows are there before the press ends.
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: () => <Loading />,
  defaultErrorComponent: ({ error, reset }) => <Failed error={error} onRetry={reset} />,
  // A value is what the address says, without quotes around it.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
    const text = new URLSearchParams(pairs as [string, string][]).toString();
    return text ? `?${text}` : '';
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
