import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { ContentDocument } from 'contract/desk/content.ts';
import { DESK_API } from 'contract/desk/paths.ts';
import { useRight } from '../../shared/session.ts';
import form from '../../shared/ui/form.module.css';
import { Failed, Loading } from '../../shared/ui/States.tsx';
import styles from './Content.module.css';
import { groupFields } from './content.rules.ts';
import { checkQuery, documentQuery, draftSetsQuery } from './content-queries.ts';
import { Field } from './Field.tsx';
import { LegalFile } from './LegalFile.tsx';
import { SetChoice } from './SetChoice.tsx';
import type { Drafts } from './use-drafts.ts';

interface Props {
  name: string;
  drafts: Drafts;
}

/** The texts of one document, each with what it stands for. */
export function DocumentForm({ name, drafts }: Props) {
  const { data, error, refetch } = useQuery(documentQuery(name));
  return (
    <div className={styles.document}>
      <p>
        <Link to="/content">All documents</Link>
      </p>
      <SetChoice {...drafts} />
      {data ? (
        <Fields document={data} drafts={drafts} />
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Loading lines={10} />
      )}
    </div>
  );
}

function Fields({ document, drafts }: Omit<Props, 'name'> & { document: ContentDocument }) {
  const { text: wanted } = useSearch({ from: '/framed/content' });
  const isOwner = useRight('content.guarded');
  const { stored, typed, isSaved, set } = drafts;
  const { data: check } = useQuery(checkQuery(stored));
  const { data: open } = useQuery(draftSetsQuery);
  const groups = groupFields(document.fields);
  const isOpen = ({ fields }: (typeof groups)[number], index: number) =>
    wanted === undefined
      ? index === 0 || fields.some(({ field }) => field.address in typed)
      : fields.some(({ field }) => field.address === wanted);
  const preview = new URLSearchParams({ page: document.page ?? '', set: stored?.id ?? '' });
  return (
    <>
      <header className={styles.head}>
        <h2>{document.title}</h2>
        {document.page && (
          <a href={document.page} target="_blank" rel="noreferrer">
            Open the page
          </a>
        )}
        {document.page && stored && isSaved && (
          <a href={`${DESK_API}/content/preview?${preview}`} target="_blank" rel="noreferrer">
            Preview “{stored.name}”
          </a>
        )}
      </header>
      {document.isGuarded && !isOwner && (
        <p className={form.note}>Only an owner publishes this, with a passkey. You can write it, and ask.</p>
      )}
      {stored?.publishAt && (
        <p className={form.note}>
          “{stored.name}” has a time. Choose another set, or take its time back in Drafts.
        </p>
      )}
      {document.name.startsWith('legal/') && stored?.publishAt === undefined && (
        <LegalFile document={document} drafts={drafts} />
      )}
      {groups.map((group, index) => (
        <details key={group.title} open={isOpen(group, index)}>
          <summary>
            {group.title || 'Document'} <span className={styles.count}>{group.fields.length}</span>
          </summary>
          <div className={styles.fields}>
            {group.fields.map(({ field, label }) => (
              <Field
                key={field.address}
                label={label}
                field={field}
                drafts={drafts}
                isLocked={stored?.publishAt !== undefined}
                isWanted={field.address === wanted}
                problems={check?.problems.filter(({ address }) => address === field.address) ?? []}
                warnings={check?.warnings.filter(({ address }) => address === field.address) ?? []}
                others={
                  open?.sets.flatMap(({ id, name, texts }) =>
                    texts
                      .filter(({ address, writer }) => address === field.address && writer !== drafts.writer)
                      .map(({ by, at }) => ({ ...{ id, name, by, at }, isHere: id === set?.id })),
                  ) ?? []
                }
              />
            ))}
          </div>
        </details>
      ))}
    </>
  );
}
