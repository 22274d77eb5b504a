import { useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useNavigate, useRouter } from '@tanstack/react-router';
import { EllipsisVertical, Keyboard, LogOut, Menu as MenuIcon, Search, UserRound } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { offer, useAction } from '../shared/actions.ts';
import { call } from '../shared/api.ts';
import { useBrowserNotices } from '../shared/browser-notices.ts';
import { MOD, useKeys } from '../shared/keys.ts';
import { useLive } from '../shared/live.ts';
import { useSession } from '../shared/session.ts';
import { screenTitle } from '../shared/ui/Page.tsx';
import { PendingScreen } from '../shared/ui/PendingScreen.tsx';
import { toastError } from '../shared/ui/toasts.ts';
import { useLoaded } from '../shared/use-loaded.ts';
import { useMedia } from '../shared/use-media.ts';
import { useWaiting } from '../shared/waiting.ts';
import styles from './AppShell.module.css';
import { ConnectionBar } from './ConnectionBar.tsx';
import { CopyBar } from './CopyBar.tsx';
import { HealthDot } from './HealthDot.tsx';
import { Mark } from './Mark.tsx';
import { MenuButton } from './MenuButton.tsx';
import { type Place, placesFor } from './navigation.ts';
import { Reauthentication } from './Reauthentication.tsx';

// Fetched once they are asked for: not a byte of the first load.
const loadPalette = () => import('./Palette.tsx');
const loadKeyList = () => import('./KeyList.tsx');

/** Functions that open a dialog above every screen. */
const Openers = createContext<{ openPalette: () => void; openKeys: () => void }>({
  openPalette: () => undefined,
  openKeys: () => undefined,
});

/** Frame around each screen: navigation, search, the signed-in person. */
export function AppShell() {
  const session = useSession();
  const router = useRouter();
  const places = useMemo(() => placesFor(router, session.rights), [router, session.rights]);
  const [above, setAbove] = useState<'palette' | 'keys'>();
  const openers = useMemo(
    () => ({ openPalette: () => setAbove('palette'), openKeys: () => setAbove('keys') }),
    [],
  );
  useKeys();
  useLive(useQueryClient());
  useBrowserNotices();
  useGoTo(places);
  useAction({
    id: 'palette',
    label: 'Search and commands',
    keys: 'mod+k',
    group: 'Everywhere',
    run: openers.openPalette,
  });
  useAction({
    id: 'keys',
    label: 'List of keys',
    keys: '?',
    group: 'Everywhere',
    words: 'shortcuts help',
    run: openers.openKeys,
  });
  const close = () => setAbove(undefined);
  const palette = useLoaded(loadPalette, above === 'palette', close);
  const keyList = useLoaded(loadKeyList, above === 'keys', close);
  return (
    <Openers value={openers}>
      <div className={styles.frame}>
        <a className={styles.skip} href="#screen">
          Skip to the screen
        </a>
        <Sidebar places={places} />
        <ScreenName />
        <main id="screen" className={styles.main} tabIndex={-1}>
          <CopyBar />
          <ConnectionBar />
          <div className={styles.screen}>
            <Outlet />
          </div>
        </main>
        <BottomBar places={places} />
      </div>
      {palette && <palette.Palette isOpen onClose={close} />}
      {keyList && <keyList.KeyList isOpen onClose={close} />}
      <Reauthentication />
    </Openers>
  );
}

/** The frame before it is known who is signed in: what comes stands where it will stay. */
export function LoadingFrame() {
  return (
    <div className={styles.frame}>
      <header className={styles.side} />
      <main className={styles.main}>
        <div className={styles.screen}>
          <PendingScreen />
        </div>
      </main>
    </div>
  );
}

/**
 * Announces the screen that is shown now, since no page is loaded that a screen reader would announce. If the focused element is
 * gone, the screen takes the focus, and the Tab key goes on from there.
 */
function ScreenName() {
  const title = screenTitle.use();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById('screen')?.focus();
  }, [title]);
  return (
    <p role="status" className={styles.hidden}>
      {title}
    </p>
  );
}

/** Offers to go to each screen, by its keys and from the palette. */
function useGoTo(places: readonly Place[]): void {
  const navigate = useNavigate();
  useEffect(() => {
    const withdraw = places.map(({ path, label, keys }) =>
      offer({
        id: `go ${path}`,
        label: `Go to ${label}`,
        keys,
        group: 'Go to',
        run: () => void navigate({ to: path }),
      }),
    );
    return () => {
      for (const each of withdraw) each();
    };
  }, [places, navigate]);
}

function Sidebar({ places }: { places: readonly Place[] }) {
  const { productName, person } = useSession();
  const { openPalette } = use(Openers);
  return (
    <header className={styles.side}>
      <p className={styles.brand}>
        <Mark />
        <span className={styles.name}>{productName}</span>
        <span className={styles.dot}>
          <HealthDot />
        </span>
      </p>
      <button
        type="button"
        className={styles.search}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openPalette}
      >
        <Search aria-hidden />
        <span>Search</span>
        <kbd aria-hidden>{MOD} K</kbd>
      </button>
      <nav aria-label="Screens" className={styles.nav}>
        {(['work', 'know', 'run'] as const).map((group) => {
          const shown = places.filter((place) => place.group === group);
          return (
            shown.length > 0 && (
              <ul key={group} className={styles.group}>
                {shown.map((place) => (
                  <li key={place.path}>
                    <PlaceLink place={place}>{place.path === '/leads' && <Waiting />}</PlaceLink>
                  </li>
                ))}
              </ul>
            )
          );
        })}
      </nav>
      <div className={styles.person}>
        <span className={styles.who}>
          <b>{person.name}</b>
          <span>{person.email}</span>
        </span>
        <PersonMenu />
      </div>
    </header>
  );
}

function PlaceLink({ place, children }: { place: Place; children?: ReactNode }) {
  // Beside a narrow screen only icons are shown, and the pointer asks for their names.
  const isRail = useMedia('(48rem <= width < 64rem)');
  const Icon = place.icon;
  return (
    <Link
      to={place.path}
      className={styles.place}
      title={isRail ? place.label : undefined}
      activeOptions={{ exact: place.path === '/', includeSearch: false }}
      activeProps={{ 'aria-current': 'page' }}
    >
      <Icon aria-hidden />
      <span>{place.label}</span>
      {children}
    </Link>
  );
}

/** Number of leads that wait, beside their screen; the title of the page says it to those who hear it. */
function Waiting() {
  const waiting = useWaiting();
  return (
    waiting && (
      <small className={styles.waiting} aria-hidden>
        {waiting}
      </small>
    )
  );
}

function BottomBar({ places }: { places: readonly Place[] }) {
  const { openPalette } = use(Openers);
  const navigate = useNavigate();
  const main = places.filter((place) => place.isMain).slice(0, 4);
  const others = places.filter((place) => !main.includes(place));
  return (
    <nav aria-label="Main screens" className={styles.bottom}>
      {main.map((place) => (
        <PlaceLink key={place.path} place={place}>
          {place.path === '/health' && <BarDot />}
        </PlaceLink>
      ))}
      <MenuButton
        label="More"
        className={styles.place}
        entries={[
          { id: 'search', label: 'Search and commands', icon: <Search aria-hidden />, run: openPalette },
          ...others.map((place) => ({
            id: place.path,
            label: place.label,
            icon: <place.icon aria-hidden />,
            run: () => void navigate({ to: place.path }),
          })),
          ...usePersonEntries(others.length > 0),
        ]}
      >
        <MenuIcon aria-hidden />
        <span>More</span>
        {!places.some((place) => place.path === '/health') && <BarDot />}
      </MenuButton>
    </nav>
  );
}

function BarDot() {
  return (
    <span className={styles.dot}>
      <HealthDot />
    </span>
  );
}

function PersonMenu() {
  return (
    <MenuButton label="You" isIcon className={styles.you} entries={usePersonEntries(false)}>
      <EllipsisVertical aria-hidden />
    </MenuButton>
  );
}

function usePersonEntries(isApart: boolean) {
  const { openKeys } = use(Openers);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const signOut = async () => {
    await call('DELETE /session');
    sessionStorage.clear();
    queries.clear();
    location.reload();
  };
  return [
    {
      id: 'account',
      label: 'Your account',
      icon: <UserRound aria-hidden />,
      isApart,
      run: () => void navigate({ to: '/account' }),
    },
    { id: 'keys', label: 'Keys', icon: <Keyboard aria-hidden />, run: openKeys },
    {
      id: 'sign-out',
      label: 'Sign out',
      icon: <LogOut aria-hidden />,
      isApart: true,
      run: () => void signOut().catch(toastError),
    },
  ];
}
