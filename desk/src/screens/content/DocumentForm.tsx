import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { copyAddress } from 'contract/content/copies.ts';
import type { ContentDocument } from 'contract/desk/content.ts';
import { DESK_API } from 'contract/desk/paths.ts';
import { lazy, Suspense } from 'react';
import { useRight } from '../../shared/session.ts';
import form from '../../shared/ui/form.module.css';
import { Failed, Loading } from '../../shared/ui/States.tsx';
import styles from './Content.module.css';
import { CopyDocument } from './CopyDocument.tsx';
import { withTypedRows } from './content.rules.ts';
import { documentQuery } from './content-queries.ts';
import { DocumentFields } from './DocumentFields.tsx';
import { SetChoice } from './SetChoice.tsx';
import type { Drafts } from './use-drafts.ts';

const OnPage = lazy(async () => ({ default: (await import('./OnPage.tsx')).OnPage }));

interface Props {
  name: string;
  drafts: Drafts;
}

/** The texts of one document, each with what it stands for. */
export function DocumentForm({ name, drafts }: Props) {
  const { stored, typed, isSaved } = drafts;
  const isNew = copyAddress(name) in typed;
  const query = documentQuery(name, isNew ? stored?.id : undefined);
  // The server knows a new one once it is saved.
  const { data, error, refetch } = useQuery({ ...query, enabled: !isNew || isSaved });
  const { text, view } = useSearch({ from: '/framed/content' });
  const page = view === 'page' ? data?.page : undefined;
  const document = data && { ...data, fields: withTypedRows(data.fields, typed) };
  return (
    <div className={styles.document} data-wide={page !== undefined || undefined}>
      <p>
        <Link to="/content">All documents</Link>
      </p>
      <SetChoice {...drafts} />
      {document ? (
        <>
          <Head document={document} drafts={drafts} isOnPage={page !== undefined} />
          {page === undefined ? (
            <DocumentFields document={document} drafts={drafts} wanted={text} asked={1} />
          ) : (
            <Suspense fallback={<Loading lines={10} />}>
              <OnPage document={document} page={page} drafts={drafts} />
            </Suspense>
          )}
        </>
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading lines={10} />
      )}
    </div>
  );
}

interface HeadProps extends Omit<Props, 'name'> {
  document: ContentDocument;
  isOnPage: boolean;
}

function Head({ document, drafts, isOnPage }: HeadProps) {
  const { name, title, page, isGuarded, isCopied } = document;
  const { stored, isSaved } = drafts;
  const isOwner = useRight('content.guarded');
  const preview = new URLSearchParams({ page: page ?? '', set: stored?.id ?? '' });
  return (
    <>
      <header className={styles.head}>
        <h2>{title}</h2>
        {page && (
          <>
            <Link to="/content" search={{ document: name, view: isOnPage ? undefined : 'page' }}>
              {isOnPage ? 'Form alone' : 'On the page'}
            </Link>
            {!(copyAddress(name) in drafts.typed) && (
              <a href={page} target="_blank" rel="noreferrer">
                Open the page
              </a>
            )}
          </>
        )}
        {page && stored && isSaved && (
          <a href={`${DESK_API}/content/preview?${preview}`} target="_blank" rel="noreferrer">
            Preview “{stored.name}”
          </a>
        )}
        {isCopied && !stored?.publishAt && <CopyDocument document={document} drafts={drafts} />}
      </header>
      {isGuarded && !isOwner && (
        <p className={form.note}>Only an owner publishes this, with a passkey. You can write it, and ask.</p>
      )}
      {stored?.publishAt && (
        <p className={form.note}>
          “{stored.name}” has a time. Choose another set, or take its time back in Drafts.
        </p>
      )}
    </>
  );
}
