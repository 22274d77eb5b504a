import { useQueryClient } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
} from '@tanstack/react-router';
import { DESK_PATH } from 'contract/desk/paths.ts';
import {
  Activity,
  CalendarDays,
  ChartNoAxesColumn,
  FileText,
  Inbox,
  Newspaper,
  ScrollText,
  Settings,
  ShieldCheck,
  Sun,
  Users,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { ApiError } from '../shared/api.ts';
import { LEAD_FILTERS } from '../shared/lead-words.ts';
import { SessionContext, sessionQuery, useSessionQuery } from '../shared/session.ts';
import { PendingScreen } from '../shared/ui/PendingScreen.tsx';
import { Empty, Failed, Loading } from '../shared/ui/States.tsx';
import { AppShell, LoadingFrame } from './AppShell.tsx';
import type { NavigationEntry } from './navigation.ts';

const SignIn = lazy(async () => ({ default: (await import('../screens/sign-in/SignIn.tsx')).SignIn }));

/** Shows the desk to those who are signed in, and to others the sign-in: the address stays, so what was asked for follows. */
function RequireSession({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const { data: session, error, refetch } = useSessionQuery();
  // Within the frame, a session that ends is asked for in a dialog, and what was typed stays.
  if (session) return <SessionContext value={session}>{children}</SessionContext>;
  if (error instanceof ApiError && error.status === 401) {
    return (
      <Suspense fallback={<Loading />}>
        <SignIn onSignedIn={() => queries.fetchQuery({ ...sessionQuery, staleTime: 0 })} />
      </Suspense>
    );
  }
  if (!error) return <LoadingFrame />;
  return (
    <main>
      <Failed error={error} onRetry={refetch} />
    </main>
  );
}

function NotFound() {
  return (
    <Empty title="There is no such page" action={<Link to="/">Go to Today</Link>}>
      The address may be from an older link.
    </Empty>
  );
}

type Search<Name extends string> = { [Each in Name]?: string | undefined };

/** Reads the named values from an address, each as a text. */
const readSearch =
  <Name extends string>(names: readonly Name[]) =>
  (search: Record<string, unknown>) =>
    Object.fromEntries(
      names.flatMap((name) => (search[name] == null ? [] : [[name, String(search[name])]])),
    ) as Search<Name>;

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound });

/** Screens within the frame, for those who are signed in. */
const framed = createRoute({
  getParentRoute: () => root,
  id: 'framed',
  component: () => (
    <RequireSession>
      <AppShell />
    </RequireSession>
  ),
  notFoundComponent: NotFound,
});

interface ScreenOptions<Name extends string> {
  /** Values of its address, such as its filters. */
  search?: readonly Name[];
  /** Absent for a screen that others lead to. */
  navigation?: NavigationEntry;
}

/** Adds a screen: this entry is all that the router and the navigation know of it. */
const screen = <const Path extends string, const Name extends string = never>(
  path: Path,
  component: RouteComponent,
  { search = [], navigation }: ScreenOptions<Name> = {},
) =>
  createRoute({
    ...{ getParentRoute: () => framed, path, component, validateSearch: readSearch(search) },
    staticData: { navigation },
  });

/** Page of a link by mail or from an owner, for a browser that is not signed in. */
const link = createRoute({
  getParentRoute: () => root,
  path: '/link',
  component: lazyRouteComponent(() => import('../screens/sign-in/AcceptLink.tsx'), 'AcceptLink'),
});

const routeTree = root.addChildren([
  link,
  framed.addChildren([
    screen(
      '/',
      lazyRouteComponent(() => import('../screens/today/Today.tsx'), 'Today'),
      { navigation: { label: 'Today', icon: Sun, rights: [], keys: 'g t', isMain: true, group: 'work' } },
    ),
    screen(
      '/leads',
      lazyRouteComponent(() => import('../screens/leads/Leads.tsx'), 'Leads'),
      {
        search: [...LEAD_FILTERS, 'order'],
        navigation: {
          label: 'Leads',
          icon: Inbox,
          rights: ['leads.all', 'leads.own'],
          keys: 'g l',
          isMain: true,
          group: 'work',
        },
      },
    ),
    screen(
      '/person/$person',
      lazyRouteComponent(() => import('../screens/person/Person.tsx'), 'Person'),
    ),
    screen(
      '/given-up',
      lazyRouteComponent(() => import('../screens/given-up/GivenUp.tsx'), 'GivenUp'),
      { search: ['channel'] },
    ),
    screen(
      '/calendar',
      lazyRouteComponent(() => import('../screens/calendar/Calendar.tsx'), 'Calendar'),
      {
        search: ['view', 'day', 'demo', 'panel', 'without'],
        navigation: {
          label: 'Calendar',
          icon: CalendarDays,
          rights: ['demos.all', 'demos.own'],
          keys: 'g c',
          isMain: true,
          group: 'work',
        },
      },
    ),
    screen(
      '/content',
      lazyRouteComponent(() => import('../screens/content/Content.tsx'), 'Content'),
      {
        search: ['document', 'text', 'view', 'words', 'part'],
        navigation: {
          label: 'Content',
          icon: FileText,
          rights: ['content.draft'],
          keys: 'g w',
          group: 'work',
        },
      },
    ),
    screen(
      '/articles',
      lazyRouteComponent(() => import('../screens/articles/Articles.tsx'), 'Articles'),
      {
        search: ['source', 'words', 'state'],
        navigation: {
          label: 'Articles',
          icon: Newspaper,
          rights: ['articles'],
          keys: 'g r',
          group: 'work',
        },
      },
    ),
    screen(
      '/numbers',
      lazyRouteComponent(() => import('../screens/numbers/Numbers.tsx'), 'Numbers'),
      {
        search: ['weeks', 'part', 'until', 'against', 'by', 'goal'],
        navigation: {
          label: 'Numbers',
          icon: ChartNoAxesColumn,
          rights: ['numbers'],
          keys: 'g n',
          group: 'know',
        },
      },
    ),
    screen(
      '/health',
      lazyRouteComponent(() => import('../screens/health/Health.tsx'), 'Health'),
      {
        navigation: {
          label: 'Health',
          icon: Activity,
          rights: ['health'],
          keys: 'g h',
          isMain: true,
          group: 'know',
        },
      },
    ),
    screen(
      '/privacy',
      lazyRouteComponent(() => import('../screens/privacy/Privacy.tsx'), 'Privacy'),
      {
        search: ['part'],
        navigation: {
          label: 'Privacy',
          icon: ShieldCheck,
          rights: ['leads.all', 'erase'],
          keys: 'g v',
          group: 'run',
        },
      },
    ),
    screen(
      '/people',
      lazyRouteComponent(() => import('../screens/people/People.tsx'), 'People'),
      { navigation: { label: 'People', icon: Users, rights: ['people'], keys: 'g p', group: 'run' } },
    ),
    screen(
      '/settings',
      lazyRouteComponent(() => import('../screens/settings/Settings.tsx'), 'Settings'),
      {
        search: ['group'],
        navigation: {
          label: 'Settings',
          icon: Settings,
          rights: ['settings', 'channels'],
          keys: 'g s',
          group: 'run',
        },
      },
    ),
    screen(
      '/audit',
      lazyRouteComponent(() => import('../screens/audit/Audit.tsx'), 'Audit'),
      {
        search: ['who'],
        navigation: { label: 'Audit', icon: ScrollText, rights: ['audit'], keys: 'g a', group: 'run' },
      },
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
  defaultPendingComponent: PendingScreen,
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
