import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { isCopyAddress } from 'contract/content/copies.ts';
import { documentIn } from 'contract/content/text-address.ts';
import type { ContentEntry } from 'contract/desk/content.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useSettled } from '../../shared/use-settled.ts';
import styles from './Content.module.css';
import { contentQuery } from './content-queries.ts';
import type { Drafts } from './use-drafts.ts';

/** Groups with more documents are folded until something in them is searched. */
const MOST_OPEN = 40;

/** All documents by their groups; what holds the searched words comes first. */
export function DocumentList({ typed, stored }: Pick<Drafts, 'typed' | 'stored'>) {
  const { words = '' } = useSearch({ from: '/framed/content' });
  const navigate = useNavigate();
  const searched = useSettled(words.trim());
  const adds = stored?.texts.some(({ address }) => isCopyAddress(address));
  const { data, error, refetch } = useQuery(contentQuery(searched, adds ? stored?.id : undefined));
  const drafts = new Set(Object.keys(typed).map(documentIn));
  const isNamed = ({ title }: ContentEntry) => title.toLowerCase().includes(searched.toLowerCase());
  const documents = data?.documents.filter(isNamed) ?? [];
  return (
    <div className={styles.list}>
      <TextField
        label="Find a text"
        type="search"
        placeholder="$29, or the words of a headline"
        value={words}
        onChange={(text) =>
          void navigate({ to: '/content', search: { words: text || undefined }, replace: true })
        }
      />
      {data ? (
        <>
          {searched !== '' && <Found {...data} />}
          {Array.from(
            Map.groupBy(documents, ({ group }) => group),
            ([group, entries]) => (
              <details key={group} open={searched !== '' || entries.length <= MOST_OPEN}>
                <summary>
                  {group} <span className={styles.count}>{entries.length}</span>
                </summary>
                <ul className={styles.documents}>
                  {entries.map((entry) => (
                    <li key={entry.name}>
                      <Link to="/content" search={{ document: entry.name }}>
                        {entry.title}
                      </Link>
                      {drafts.has(entry.name) && <Badge tone="human">Not published</Badge>}
                      {entry.changed > 0 && <Badge>{entry.changed} changed</Badge>}
                    </li>
                  ))}
                </ul>
              </details>
            ),
          )}
        </>
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading shape="boxes" />
      )}
    </div>
  );
}

type Answer = Pick<
  Awaited<ReturnType<NonNullable<ReturnType<typeof contentQuery>['queryFn']>>>,
  'found' | 'hasMore'
>;

function Found({ found, hasMore }: Answer) {
  if (found.length === 0) return <Empty title="No text has these words" />;
  return (
    <section aria-label="Texts with these words">
      <ul className={styles.found}>
        {found.map(({ address, name, title, label, excerpt }) => (
          <li key={address}>
            <Link to="/content" search={{ document: name, text: address }}>
              {title} › {label}
            </Link>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
      {hasMore && <p className={styles.count}>There are more: add a word.</p>}
    </section>
  );
}
