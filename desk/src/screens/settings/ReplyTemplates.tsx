import { useQuery } from '@tanstack/react-query';
import { MessageSquareText, Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { Button } from '../../shared/ui/Button.tsx';
import form from '../../shared/ui/form.module.css';
import { Empty, Failed, Loading } from '../../shared/ui/States.tsx';
import { ReplyTemplateDialog } from './ReplyTemplateDialog.tsx';
import styles from './Settings.module.css';

const NEW = 'new';

/** Templates from which replies to leads begin. */
export function ReplyTemplates() {
  const { data, error, refetch } = useQuery({
    queryKey: ['replies'],
    queryFn: ({ signal }) => call('GET /replies', { signal }),
  });
  const [open, setOpen] = useState<string>();
  if (error && !data) return <Failed error={error} onRetry={refetch} />;
  if (!data) return <Loading label="Loading templates" />;
  return (
    <div className={styles.group}>
      {data.length === 0 ? (
        <Empty
          title="No templates yet"
          icon={<MessageSquareText aria-hidden />}
          action={<Button onPress={() => setOpen(NEW)}>Write the first template</Button>}
        >
          What your team answers again and again: with the name and the company filled in by itself.
        </Empty>
      ) : (
        <>
          <p className={form.about}>A reply to a request can begin with one of these.</p>
          <ul className={styles.templates}>
            {data.map((template) => (
              <li key={template.id}>
                <button type="button" className={styles.template} onClick={() => setOpen(template.id)}>
                  <b>{template.name}</b>
                  <span>{template.subject}</span>
                </button>
              </li>
            ))}
          </ul>
          <div>
            <Button onPress={() => setOpen(NEW)}>
              <Plus aria-hidden /> Add a template
            </Button>
          </div>
        </>
      )}
      {open && (
        <ReplyTemplateDialog
          template={data.find(({ id }) => id === open)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
