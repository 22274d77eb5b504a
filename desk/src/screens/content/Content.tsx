import { useNavigate, useSearch } from '@tanstack/react-router';
import { Page } from '../../shared/ui/Page.tsx';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import { DocumentList } from './DocumentList.tsx';
import { DraftSets } from './DraftSets.tsx';
import { PublishedSets } from './PublishedSets.tsx';
import { SetBar } from './SetBar.tsx';
import { useDrafts } from './use-drafts.ts';

const PARTS = ['documents', 'drafts', 'published'];

/** The texts of the site: found, changed in sets, published together and taken back. */
export function Content() {
  const { document, part = '' } = useSearch({ from: '/framed/content' });
  const navigate = useNavigate();
  const drafts = useDrafts();
  return (
    <Page title="Content">
      {document ? (
        <DocumentForm key={document} name={document} drafts={drafts} />
      ) : (
        <Tabs
          label="Content"
          tabs={[
            { id: 'documents', label: 'Documents', content: <DocumentList {...drafts} /> },
            { id: 'drafts', label: 'Drafts', content: <DraftSets {...drafts} /> },
            { id: 'published', label: 'Published', content: <PublishedSets /> },
          ]}
          selected={PARTS.includes(part) ? part : 'documents'}
          onSelect={(chosen) => void navigate({ to: '/content', search: { part: chosen }, replace: true })}
        />
      )}
      <SetBar drafts={drafts} />
    </Page>
  );
}
