import { useNavigate, useSearch } from '@tanstack/react-router';
import { Page } from '../../shared/ui/Page.tsx';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import { DocumentList } from './DocumentList.tsx';
import { PublishBar } from './PublishBar.tsx';
import { PublishedSets } from './PublishedSets.tsx';
import { useTypedTexts } from './use-typed-texts.ts';

/** The texts of the site: found, changed, published together and taken back. */
export function Content() {
  const { document, part } = useSearch({ from: '/framed/content' });
  const navigate = useNavigate();
  const [typed, setTyped] = useTypedTexts();
  return (
    <Page title="Content">
      {document ? (
        <DocumentForm key={document} name={document} typed={typed} onType={setTyped} />
      ) : (
        <Tabs
          label="Content"
          tabs={[
            { id: 'documents', label: 'Documents', content: <DocumentList typed={typed} /> },
            { id: 'published', label: 'Published', content: <PublishedSets /> },
          ]}
          selected={part === 'published' ? part : 'documents'}
          onSelect={(chosen) => void navigate({ to: '/content', search: { part: chosen }, replace: true })}
        />
      )}
      <PublishBar typed={typed} onDone={() => setTyped({})} />
    </Page>
  );
}
