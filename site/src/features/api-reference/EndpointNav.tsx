import { ChevronDown } from 'lucide-react';
import styles from './EndpointNav.module.css';
import { MethodBadge } from './MethodBadge.tsx';
import {
  agentsPath,
  type Endpoint,
  endpointGroups,
  endpointPath,
  eventPath,
  methodOf,
  quickStartPath,
} from './reference-pages.ts';
import { SearchField } from './SearchField.tsx';

/** What is no endpoint. */
const PAGES = [
  { name: 'Quick start', path: quickStartPath },
  { name: 'Tools for agents', path: agentsPath },
];

/**
 * The list of endpoints with their methods (S2 section 2), each a page of its own; below an event of the client
 * stand those of the server that answer it. Folded above the text of a phone, beside it on a wide screen.
 */
export function EndpointNav({ selected, current }: { selected?: Endpoint; current?: string }) {
  return (
    <div className={styles.root}>
      <details className={styles.fold} data-endpoints>
        <summary className={styles.summary}>
          {selected && <MethodBadge method={methodOf(selected)} />}
          {selected?.title ?? 'Endpoints'}
          <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        </summary>
        <div className={styles.content}>
          <SearchField />
          <nav aria-label="Endpoints">
            <ul className={styles.group}>
              {PAGES.map(({ name, path }) => (
                <li key={path}>
                  <a className={styles.link} href={path} aria-current={path === current ? 'page' : undefined}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            {endpointGroups().map(({ group, endpoints }) => (
              <section className={styles.section} key={group} aria-label={group} data-group>
                <p className={styles.title}>{group}</p>
                <ul className={styles.group}>
                  {endpoints.map((endpoint) => (
                    <EndpointItem
                      endpoint={endpoint}
                      isSelected={endpoint === selected}
                      key={endpoint.slug}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        </div>
      </details>
    </div>
  );
}

function EndpointItem({ endpoint, isSelected }: { endpoint: Endpoint; isSelected: boolean }) {
  return (
    <li data-endpoint={endpoint.slug}>
      <a className={styles.link} href={endpointPath(endpoint)} aria-current={isSelected ? 'page' : undefined}>
        <span className={styles.method}>
          <MethodBadge method={methodOf(endpoint)} />
        </span>
        {endpoint.title}
      </a>
      {'answers' in endpoint && (
        <ul className={styles.events}>
          {endpoint.answers.map((event) => (
            <li key={event}>
              <a className={styles.event} href={eventPath(endpoint, event)}>
                <span className={styles.method}>
                  <MethodBadge method="ON" />
                </span>
                {event}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
