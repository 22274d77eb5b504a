import { useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useNavigate } from '@tanstack/react-router';
import { EllipsisVertical, Keyboard, LogOut, Menu as MenuIcon, Search, UserRound } from 'lucide-react';
import { call } from '../shared/api.ts';
import { useSession } from '../shared/session.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Menu } from '../shared/ui/Menu.tsx';
import { toastError } from '../shared/ui/toasts.ts';
import styles from './Frame.module.css';
import { Mark } from './Mark.tsx';
import { type Place, placesFor } from './navigation.ts';

/** What stands around each screen: navigation, search, who is signed in. */
export function Frame() {
  const session = useSession();
  const places = placesFor(session.rights);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#screen">
        Skip to the screen
      </a>
      <Sidebar places={places} />
      <main id="screen" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <BottomBar places={places} />
    </div>
  );
}

function Sidebar({ places }: { places: readonly Place[] }) {
  const { productName, person } = useSession();
  return (
    <header className={styles.side}>
      <p className={styles.brand}>
        <Mark />
        <span className={styles.name}>{productName}</span>
      </p>
      <button type="button" className={styles.search}>
        <Search aria-hidden />
        <span>Search</span>
        <kbd>{MOD} K</kbd>
      </button>
      <nav aria-label="Screens" className={styles.nav}>
        {(['work', 'know', 'run'] as const).map((group) => {
          const shown = places.filter((place) => place.group === group);
          return (
            shown.length > 0 && (
              <ul key={group} className={styles.group}>
                {shown.map((place) => (
                  <li key={place.path}>
                    <PlaceLink place={place} />
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

const MOD = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

function PlaceLink({ place }: { place: Place }) {
  const Icon = place.icon;
  return (
    <Link
      to={place.path}
      className={styles.place}
      activeOptions={{ exact: place.path === '/', includeSearch: false }}
      activeProps={{ 'aria-current': 'page' }}
    >
      <Icon aria-hidden />
      <span>{place.label}</span>
    </Link>
  );
}

function BottomBar({ places }: { places: readonly Place[] }) {
  const navigate = useNavigate();
  const main = places.filter((place) => place.isMain).slice(0, 4);
  const others = places.filter((place) => !main.includes(place));
  return (
    <nav aria-label="Main screens" className={styles.bottom}>
      {main.map((place) => (
        <PlaceLink key={place.path} place={place} />
      ))}
      <Menu
        label="More"
        entries={[
          ...others.map((place) => ({
            id: place.path,
            label: place.label,
            icon: <place.icon aria-hidden />,
            run: () => void navigate({ to: place.path }),
          })),
          ...usePersonEntries(others.length > 0),
        ]}
      >
        <Button kind="quiet">
          <MenuIcon aria-hidden />
          <span>More</span>
        </Button>
      </Menu>
    </nav>
  );
}

function PersonMenu() {
  return (
    <Menu label="You" entries={usePersonEntries(false)}>
      <Button kind="quiet" size="small" icon aria-label="You">
        <EllipsisVertical aria-hidden />
      </Button>
    </Menu>
  );
}

function usePersonEntries(isApart: boolean) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const signOut = async () => {
    await call('DELETE', '/session');
    sessionStorage.clear();
    queries.clear();
    location.reload();
  };
  return [
    {
      id: 'account',
      label: 'Your passkeys and devices',
      icon: <UserRound aria-hidden />,
      isApart,
      run: () => void navigate({ to: '/account' }),
    },
    { id: 'keys', label: 'Keys', icon: <Keyboard aria-hidden />, run: () => undefined },
    {
      id: 'sign-out',
      label: 'Sign out',
      icon: <LogOut aria-hidden />,
      isApart: true,
      run: () => void signOut().catch(toastError),
    },
  ];
}
