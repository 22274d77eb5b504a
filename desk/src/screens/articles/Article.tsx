import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ArticleDraft, EntryTexts } from 'contract/desk/articles.ts';
import { lazy, Suspense, useState } from 'react';
import { useAction } from '../../shared/actions.ts';
import { call } from '../../shared/api.ts';
import { useRight } from '../../shared/session.ts';
import { Timestamp } from '../../shared/Timestamp.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import form from '../../shared/ui/form.module.css';
import { Menu } from '../../shared/ui/Menu.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Failed, Loading } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toastError } from '../../shared/ui/toasts.ts';
import styles from './Articles.module.css';
import { draftQuery, previewPath } from './article-queries.ts';
import { STATE_WORDS } from './article-words.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { StatesDialog } from './StatesDialog.tsx';
import { TakeDownDialog } from './TakeDownDialog.tsx';
import { type SaveState, useAutosave, useKept } from './use-autosave.ts';

// The editor is as large as the rest of the screen, and is fetched with the first article that is opened.
const Editor = lazy(async () => ({ default: (await import('./editor/Editor.tsx')).Editor }));

/** One article: read from the server, and written once the desk has it. */
export function Article({ source }: { source: string }) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(draftQuery(source));
  const [opened, setOpened] = useState(0);
  const begin = useMutation({
    mutationFn: () => call('POST /articles', { body: { source } }),
    onSuccess: () => refetch(),
    onError: toastError,
  });
  if (!data) {
    return (
      <Page title="Article">
        <BackLink />
        {error ? <Failed error={error} onRetry={refetch} /> : <Loading lines={8} />}
      </Page>
    );
  }
  if (data.version === undefined) {
    return (
      <Page title={data.entries.subject || data.subject || source}>
        <div className={styles.article}>
          <BackLink />
          <p className={form.note}>
            This article comes from the file {source} in the folder of the blog. Once you publish it here,
            imports of the folder leave it as it is here.
          </p>
          <div className={form.buttons}>
            <Button kind="primary" isPending={begin.isPending} onPress={() => begin.mutate()}>
              Edit it here
            </Button>
            <a href={previewPath(source)} target="_blank" rel="noreferrer">
              See it as readers do
            </a>
          </div>
          {data.state !== 'removed' && <TakeDown article={data} />}
        </div>
      </Page>
    );
  }
  const reopen = async () => {
    await refetch();
    void queries.invalidateQueries({ queryKey: ['articles'] });
    setOpened((count) => count + 1);
  };
  return <WrittenArticle key={`${opened} ${data.version}`} draft={data} onReopen={reopen} />;
}

function BackLink() {
  return (
    <p>
      <Link to="/articles">All articles</Link>
    </p>
  );
}

function TakeDown({ article }: { article: ArticleDraft }) {
  const mayPublish = useRight('articles.publish');
  const [isOpen, setOpen] = useState(false);
  if (!mayPublish || article.address === undefined) return null;
  return (
    <>
      <Button kind="danger" onPress={() => setOpen(true)}>
        Take down
      </Button>
      {isOpen && <TakeDownDialog article={article} onClose={() => setOpen(false)} />}
    </>
  );
}

type Open = 'publish' | 'states' | 'take-down' | 'discard';

function WrittenArticle({ draft, onReopen }: { draft: ArticleDraft; onReopen: () => Promise<void> }) {
  const navigate = useNavigate();
  const mayPublish = useRight('articles.publish');
  const { kept, forget } = useKept(draft.source);
  // What was typed on the same version, and never reached the server, goes on.
  const [start] = useState(kept?.version === draft.version ? { ...draft, ...kept } : draft);
  const [stray, setStray] = useState(kept !== undefined && kept.version !== draft.version ? kept : undefined);
  const [entries, setEntries] = useState(start.entries);
  const [blocks, setBlocks] = useState(start.blocks);
  const [key, setKey] = useState(0);
  const [dialog, setDialog] = useState<Open>();
  const saving = useAutosave(start);
  const { source, state } = draft;

  const typeEntry = (name: keyof EntryTexts) => (value: string) => {
    const next = { ...entries, [name]: value };
    setEntries(next);
    saving.type({ entries: next });
  };
  const openAfterSave = async (open: Open) => {
    if ((await saving.flush()) !== undefined) setDialog(open);
  };
  const preview = async () => {
    // Before the wait: a browser opens a window for a press alone.
    const window = globalThis.open('', '_blank');
    await saving.flush();
    if (window) window.location.href = previewPath(source);
  };
  useAction(
    {
      ...{ id: 'articles.publish', label: 'Publish', keys: 'mod+s', group: 'This screen' },
      run: () => void openAfterSave('publish'),
    },
    mayPublish,
  );

  const { label, tone } = STATE_WORDS[state];
  return (
    <Page
      title={entries.subject || 'Untitled'}
      aside={<SaveWords state={saving.state} />}
      actions={
        <>
          <Button onPress={() => void preview()}>Preview</Button>
          {mayPublish && (
            <Button kind="primary" onPress={() => void openAfterSave('publish')}>
              Publish
            </Button>
          )}
          <Menu
            label="More of this article"
            entries={[
              { id: 'states', label: 'Earlier states', run: () => void openAfterSave('states') },
              ...(mayPublish && draft.address && state !== 'draft'
                ? [
                    {
                      id: 'down',
                      label: 'Take down',
                      isDanger: true,
                      isApart: true,
                      run: () => setDialog('take-down'),
                    },
                  ]
                : []),
              ...(draft.hasChanges || state === 'draft'
                ? [
                    {
                      id: 'discard',
                      label: 'Discard what is not published',
                      isDanger: true,
                      run: () => setDialog('discard'),
                    },
                  ]
                : []),
            ]}
          >
            <Button aria-label="More of this article">More</Button>
          </Menu>
        </>
      }
    >
      <div className={styles.article}>
        <BackLink />
        <p className={styles.badges}>
          <Badge tone={tone}>{label}</Badge>
          {draft.isFile && <Badge>From the folder: {source}</Badge>}
          {draft.address && state === 'live' && (
            <a href={draft.address} target="_blank" rel="noreferrer">
              {draft.address}
            </a>
          )}
          {state === 'scheduled' && <Timestamp at={draft.date} />}
        </p>
        {stray && (
          <div className={form.alert} role="alert">
            <p>You typed something here before it was saved by {draft.by}, and it is only in this browser.</p>
            <div className={form.buttons}>
              <Button
                onPress={() => {
                  setEntries(stray.entries);
                  setBlocks(stray.blocks);
                  setKey((count) => count + 1);
                  setStray(undefined);
                  saving.type({ entries: stray.entries, blocks: stray.blocks });
                }}
              >
                Use what I typed
              </Button>
              <Button
                kind="quiet"
                onPress={() => {
                  forget();
                  setStray(undefined);
                }}
              >
                Forget it
              </Button>
            </div>
          </div>
        )}
        {saving.state === 'conflict' && (
          <div className={form.alert} role="alert">
            <p>{saving.problem} Yours is kept in this browser until you choose.</p>
            <div className={form.buttons}>
              <a href={previewPath(source)} target="_blank" rel="noreferrer">
                See their text
              </a>
              <Button onPress={() => void saving.keepMine().catch(toastError)}>Save mine over it</Button>
              <Button
                kind="quiet"
                onPress={() => {
                  saving.forget();
                  void onReopen();
                }}
              >
                Drop mine
              </Button>
            </div>
          </div>
        )}
        {saving.state === 'refused' && (
          <p className={form.problem} role="alert">
            {saving.problem}
          </p>
        )}
        <TextField label="Title" value={entries.subject} onChange={typeEntry('subject')} autoComplete="off" />
        <Suspense fallback={<Loading lines={8} />}>
          <Editor
            key={key}
            source={source}
            blocks={blocks}
            onChange={(next) => saving.type({ blocks: next })}
            takeHtml={(html) => call('POST /articles/paste', { body: { source, html } })}
            takeFile={(file) =>
              call('POST /articles/files', { query: { source, name: file.name }, body: file })
            }
          />
        </Suspense>
        <section className={styles.entries} aria-label="About the article">
          <TextField
            label="Description"
            hint={`What search engines and feeds show: 120 to 155 characters; ${entries.description.length} now. Without it, how the article begins.`}
            isLong
            value={entries.description}
            onChange={typeEntry('description')}
          />
          <div className={form.row}>
            <TextField
              label="Category"
              placeholder="News"
              value={entries.category}
              onChange={typeEntry('category')}
            />
            <TextField
              label="Address"
              hint="The last part; a new one redirects from the old"
              placeholder="made of the title"
              value={entries.url}
              onChange={typeEntry('url')}
            />
          </div>
          <div className={form.row}>
            <TextField label="Author" value={entries.author} onChange={typeEntry('author')} />
            <TextField
              label="Language"
              hint="Where it is not the site’s, such as de"
              value={entries.lang}
              onChange={typeEntry('lang')}
            />
          </div>
          <TextField
            label="Cover"
            hint="An address that begins with / or https://; without it, the site draws one"
            value={entries.image}
            onChange={typeEntry('image')}
          />
          {saving.problems.length > 0 && (
            <ul className={form.problem}>
              {saving.problems.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          )}
        </section>
      </div>
      {dialog === 'publish' && (
        <PublishDialog
          article={draft}
          blocks={saving.blocks()}
          onVersion={saving.flush}
          onClose={() => setDialog(undefined)}
          onDone={onReopen}
        />
      )}
      {dialog === 'states' && (
        <StatesDialog
          source={source}
          onVersion={saving.flush}
          onClose={() => setDialog(undefined)}
          onDone={onReopen}
        />
      )}
      {dialog === 'take-down' && <TakeDownDialog article={draft} onClose={() => setDialog(undefined)} />}
      {dialog === 'discard' && (
        <DiscardDialog
          source={source}
          onClose={() => setDialog(undefined)}
          onDone={() => {
            saving.forget();
            void navigate({ to: '/articles' });
          }}
        />
      )}
    </Page>
  );
}

const WORDS: Record<SaveState, string> = {
  saved: 'Saved',
  typing: 'Not saved yet',
  saving: 'Saving …',
  kept: 'The server doesn’t answer: kept in this browser',
  conflict: 'Not saved: a colleague was faster',
  refused: 'Not saved',
};

function SaveWords({ state }: { state: SaveState }) {
  return <span aria-live={state === 'kept' || state === 'conflict' ? 'polite' : 'off'}>{WORDS[state]}</span>;
}
