import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { DESK_PATH } from 'contract/desk/paths.ts';
import { useRef } from 'react';
import { call } from './api.ts';
import { createStore } from './create-store.ts';
import { useSession } from './session.ts';

/** Choice of this browser. */
const KEY = 'desk.browser-notices';
/** Time between looks at what no event of the server announces, such as a request that waits too long. */
const LOOK_MS = 60_000;

type State = 'on' | 'off' | 'blocked' | 'not possible';

function readState(): State {
  if (!('Notification' in globalThis)) return 'not possible';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && localStorage.getItem(KEY) === 'on' ? 'on' : 'off';
}

export const browserNotices = createStore<State>(readState());

/** Turns notifications of this browser on, for which it asks the person, or off. */
export async function turnBrowserNotices(isOn: boolean): Promise<void> {
  if (isOn) await Notification.requestPermission();
  localStorage.setItem(KEY, isOn ? 'on' : 'off');
  browserNotices.set(readState());
}

/** Shows what the person chose to hear of, while the desk is open and out of sight. */
export function useBrowserNotices(): void {
  const isOn = browserNotices.use() === 'on';
  const router = useRouter();
  const { productName } = useSession();
  const since = useRef<string>(undefined);
  const known = useRef(new Set<string>());
  useQuery({
    queryKey: ['news'],
    enabled: isOn,
    meta: { topics: ['leads', 'bookings', 'health'] },
    refetchInterval: LOOK_MS,
    refetchIntervalInBackground: true,
    queryFn: async ({ signal }) => {
      const news = await call('GET /account/news', { query: { since: since.current }, signal });
      since.current = news.until;
      for (const { text, path } of news.notices) {
        // By which several open tabs show it once, too.
        const tag = `${path} ${text}`;
        if (known.current.has(tag) || !document.hidden) continue;
        known.current.add(tag);
        show(productName, { body: text, tag }, () => router.history.push(`${DESK_PATH}${path}`));
      }
      return news.until;
    },
  });
}

function show(title: string, options: NotificationOptions, onPress: () => void): void {
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      onPress();
    };
  } catch {
    // Chrome on Android has the interface, and grants it, but shows none for a page.
    browserNotices.set('not possible');
  }
}
