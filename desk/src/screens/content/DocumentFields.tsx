import { useQuery } from '@tanstack/react-query';
import type { ContentDocument, ContentField } from 'contract/desk/content.ts';
import { type ReactNode, useState } from 'react';
import styles from './Content.module.css';
import { copyRow, groupFields, titleOfRow } from './content.rules.ts';
import { checkQuery, draftSetsQuery } from './content-queries.ts';
import { Field } from './Field.tsx';
import { LegalFile } from './LegalFile.tsx';
import { TryQuestion } from './TryQuestion.tsx';
import type { Drafts } from './use-drafts.ts';

interface Props {
  document: ContentDocument;
  drafts: Drafts;
  /** Address of the text to be shown. */
  wanted: string | undefined;
  /** Number of times that it was asked for by name; 0 where it is only shown, and takes no focus. */
  asked: number;
}

/** The fields of a document by their groups. */
export function DocumentFields({ document, drafts, wanted, asked }: Props) {
  const { stored, typed, set } = drafts;
  const { data: check } = useQuery(checkQuery(stored));
  const { data: open } = useQuery(draftSetsQuery);
  const groups = groupFields(document.fields);
  const isOpen = ({ fields }: (typeof groups)[number], index: number) =>
    wanted === undefined
      ? index === 0 || fields.some(({ field }) => field.address in typed)
      : fields.some(({ field }) => field.address === wanted);
  const isLocked = stored?.publishAt !== undefined;
  const rowsOf = (list: ContentField) => ({
    titleOf: (key: string) => titleOfRow(document.fields, list, key, typed),
    onCopy: (key: string) => {
      const id = crypto.randomUUID().slice(0, 4);
      for (const [field, text] of copyRow(document.fields, list, { key, id, typed }))
        drafts.type(field, text);
    },
  });
  return (
    <>
      {document.name.startsWith('legal/') && !isLocked && <LegalFile document={document} drafts={drafts} />}
      {document.name.startsWith('answers/') && <TryQuestion drafts={drafts} />}
      {groups.map((group, index) => (
        <Group
          key={group.title}
          title={group.title || 'Document'}
          count={group.fields.length}
          isOpen={isOpen(group, index)}
        >
          {() =>
            group.fields.map(({ field, label }) => (
              <Field
                key={field.address}
                label={label}
                field={field}
                drafts={drafts}
                isLocked={isLocked}
                rows={field.type === 'rows' ? rowsOf(field) : undefined}
                wanted={field.address === wanted ? { asked } : undefined}
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
            ))
          }
        </Group>
      ))}
    </>
  );
}

interface GroupProps {
  title: string;
  count: number;
  isOpen: boolean;
  children: () => ReactNode;
}

/** Fields below one heading: made when they are first shown, since a document can have hundreds. */
function Group({ title, count, isOpen, children }: GroupProps) {
  const [wasOpened, setOpened] = useState(isOpen);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>
        {title} <span className={styles.count}>{count}</span>
      </summary>
      <div className={styles.fields}>{(isOpen || wasOpened) && children()}</div>
    </details>
  );
}
