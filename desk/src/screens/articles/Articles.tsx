import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ARTICLE_STATES } from 'contract/desk/article-states.ts';
import type { ArticleEntry } from 'contract/desk/articles.ts';
import { Plus } from 'lucide-react';
import { useAction } from '../../shared/actions.ts';
import { call } from '../../shared/api.ts';
import { counted } from '../../shared/formats.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { FilterBar, FilterChip, SearchBox } from '../../shared/ui/FilterBar.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import { toastError } from '../../shared/ui/toasts.ts';
import { Article } from './Article.tsx';
import styles from './Articles.module.css';
import { articlesQuery } from './article-queries.ts';
import { STATE_WORDS } from './article-words.ts';

/** The articles of the blog, and the one that is open. */
export function Articles() {
  const { source } = useSearch({ from: '/framed/articles' });
  return source ? <Article key={source} source={source} /> : <ArticleList />;
}

function ArticleList() {
  const { words = '', state } = useSearch({ from: '/framed/articles' });
  const navigate = useNavigate();
  const queries = useQueryClient();
  const chosen = ARTICLE_STATES.find((one) => one === state);
  const { data, error, refetch } = useQuery(articlesQuery(words.trim(), chosen));
  const begin = useMutation({
    mutationFn: () => call('POST /articles', { body: {} }),
    onSuccess: ({ source }) => {
      void queries.invalidateQueries({ queryKey: ['articles'] });
      void navigate({ to: '/articles', search: { source } });
    },
    onError: toastError,
  });
  const start = () => begin.mutate();
  useAction({ id: 'articles.new', label: 'Write an article', keys: 'n', group: 'Articles', run: start });
  const show = (search: { words?: string | undefined; state?: string | undefined }) =>
    void navigate({ to: '/articles', search: { words, state, ...search }, replace: true });
  return (
    <Page
      title="Articles"
      aside={data && counted(data.articles.length, 'article')}
      actions={
        <Button kind="primary" onPress={start} isPending={begin.isPending}>
          <Plus aria-hidden /> Write an article
        </Button>
      }
      bar={
        <FilterBar>
          <SearchBox
            label="Find an article"
            value={words}
            onChange={(next) => show({ words: next || undefined })}
          />
          <FilterChip
            label="State"
            options={ARTICLE_STATES.map((id) => ({
              id,
              label: `${STATE_WORDS[id].label} ${data?.counts[id] ?? ''}`.trim(),
            }))}
            value={chosen ? [chosen] : []}
            onChange={([next]) => show({ state: next })}
            isSingle
          />
        </FilterBar>
      }
    >
      {data ? (
        data.articles.length > 0 ? (
          <ul className={styles.list}>
            {data.articles.map((article) => (
              <Row key={article.source} article={article} />
            ))}
          </ul>
        ) : (
          <Empty title={words || state ? 'No article is like this' : 'There are no articles yet'}>
            {words || state ? 'Search for fewer words, or show all states.' : 'Write the first one.'}
          </Empty>
        )
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading shape="boxes" />
      )}
    </Page>
  );
}

function Row({ article }: { article: ArticleEntry }) {
  const { source, subject, state, date, address, isFile, hasChanges, redirect } = article;
  const { label, tone } = STATE_WORDS[state];
  return (
    <li className={styles.row}>
      <Link to="/articles" search={{ source }} className={styles.subject ?? ''}>
        {subject || (isFile ? source : 'Untitled')}
      </Link>
      <span className={styles.badges}>
        <Badge tone={tone}>{label}</Badge>
        {hasChanges && state !== 'draft' && <Badge tone="human">Changes not published</Badge>}
        {isFile && <Badge>From the folder</Badge>}
      </span>
      <span className={styles.about}>
        <Timestamp at={date} /> · {address}
        {redirect && ` → ${redirect}`}
      </span>
    </li>
  );
}
