import { ChevronDown, Search } from 'lucide-react';
import search from '../../design/ui/search-input.module.css';
import { wordsFor } from '../../words.ts';
import styles from './EndpointNav.module.css';
import { referenceGuides } from './guides/guides.ts';
import { MethodBadge } from './MethodBadge.tsx';
import { type Endpoint, endpointGroups, endpointPath, eventPath, methodOf } from './reference-pages.ts';
import fieldStyles from './SearchField.module.css';

/**
 * The list of endpoints with their methods (S2 section 2), each a page of its own; below an event of the client
 * stand those of the server that answer it. What only the operator of a server is called by is a list of its own. Folded
 * above the text of a phone, beside it on a wide screen.
 */
export function EndpointNav({ selected, current }: { selected?: Endpoint; current?: string }) {
  const words = wordsFor('reference');
  const { ofCustomers, ofOperators } = endpointGroups();
  const guides = referenceGuides();
  const guide = guides.find(({ path }) => path === current);
  return (
    <div className={styles.root}>
      <details className={styles.fold} data-endpoints>
        <summary className={styles.summary}>
          {selected && <MethodBadge method={methodOf(selected)} />}
          {selected?.title ?? guide?.name ?? words.endpoints}
          <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        </summary>
        <div className={styles.content}>
          <SearchField />
          <nav aria-label={words.endpoints}>
            <ul className={styles.group} data-group>
              {guides.map(({ name, path }) => (
                <li key={path} data-entry={path}>
                  <a className={styles.link} href={path} aria-current={path === current ? 'page' : undefined}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            {ofCustomers.map((group) => (
              <Group {...group} selected={selected} key={group.group} />
            ))}
          </nav>
          <nav className={styles.operators} aria-label={words.webhooks}>
            {ofOperators.map((group) => (
              <Group {...group} selected={selected} key={group.group} />
            ))}
          </nav>
        </div>
      </details>
    </div>
  );
}

function Group({
  group,
  endpoints,
  selected,
}: {
  group: string;
  endpoints: readonly Endpoint[];
  selected: Endpoint | undefined;
}) {
  return (
    <section className={styles.section} aria-label={group} data-group>
      <p className={styles.title}>{group}</p>
      <ul className={styles.group}>
        {endpoints.map((endpoint) => (
          <EndpointItem
            endpoint={endpoint}
            isSelected={endpoint.slug === selected?.slug}
            key={endpoint.slug}
          />
        ))}
      </ul>
    </section>
  );
}

function EndpointItem({ endpoint, isSelected }: { endpoint: Endpoint; isSelected: boolean }) {
  return (
    <li data-entry={endpointPath(endpoint)}>
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

/**
 * Narrows the list of endpoints to those whose text holds the words; `behaviour/search.ts` does it, and without
 * script there is no field.
 */
function SearchField() {
  const words = wordsFor('reference');
  return (
    <search className={fieldStyles.root}>
      <Search className={fieldStyles.icon} size={16} aria-hidden="true" />
      <input
        className={`${search.input} ${fieldStyles.input}`}
        type="search"
        aria-label={words.search}
        aria-describedby="search-status"
        placeholder={words.searchPrompt}
        autoComplete="off"
        spellCheck={false}
        data-search
      />
      <p
        className={fieldStyles.status}
        id="search-status"
        role="status"
        data-search-status
        data-found={words.found}
        data-nothing={words.nothingFound}
      />
    </search>
  );
}
