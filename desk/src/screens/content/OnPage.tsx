import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { documentIn } from 'contract/content/text-address.ts';
import type { ContentDocument, ContentField } from 'contract/desk/content.ts';
import { DESK_API } from 'contract/desk/paths.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import form from '../../shared/ui/form.module.css';
import { useMedia } from '../../shared/use-media.ts';
import styles from './Content.module.css';
import { withTypedRows } from './content.rules.ts';
import { documentQuery } from './content-queries.ts';
import { DocumentFields } from './DocumentFields.tsx';
import { textIn } from './drafts.rules.ts';
import { editPage } from './edit-page.ts';
import { findTexts, type PageText, renewTexts } from './page-texts.ts';
import type { Drafts } from './use-drafts.ts';

interface Props {
  document: ContentDocument;
  page: string;
  drafts: Drafts;
}

/** A page as visitors see it, whose texts are written where they stand; beside it the form of the document of a text. */
export function OnPage({ document, page, drafts }: Props) {
  const { text } = useSearch({ from: '/framed/content' });
  const navigate = useNavigate();
  const isWide = useMedia('(width >= 64rem)');
  const [isFormShown, setFormShown] = useState(isWide);
  const [asked, setAsked] = useState(0);
  const { data: other } = useQuery(documentQuery(text === undefined ? document.name : documentIn(text)));
  const shown = other ?? document;
  const choose = (address: string, inForm: boolean) => {
    setAsked((times) => (inForm ? times + 1 : 0));
    if (inForm) setFormShown(true);
    void navigate({
      to: '/content',
      search: { document: document.name, view: 'page', text: address },
      replace: true,
    });
  };
  return (
    <div className={styles.onPage} data-form={isFormShown || undefined}>
      <div className={styles.head}>
        <p className={form.hint}>
          Press a text to write it, or reach it by Tab and press Enter. Enter ends it, Esc returns it as it
          was.
        </p>
        <Button size="small" onPress={() => setFormShown(!isFormShown)}>
          {!isFormShown ? 'Show the form' : isWide ? 'Hide the form' : 'Show the page'}
        </Button>
      </div>
      <PageFrame title={document.title} page={page} drafts={drafts} choose={choose} />
      {isFormShown && (
        <section aria-label={`Form of ${shown.title}`}>
          {shown.name !== document.name && <h3>{shown.title}</h3>}
          <DocumentFields document={shown} drafts={drafts} wanted={text} asked={asked} />
        </section>
      )}
    </div>
  );
}

interface FrameProps extends Omit<Props, 'document'> {
  title: string;
  /** Leads to the field of a text. @param inForm the text can be edited there alone */
  choose: (address: string, inForm: boolean) => void;
}

function PageFrame({ title, page, drafts, choose }: FrameProps) {
  const queries = useQueryClient();
  const frame = useRef<HTMLIFrameElement>(null);
  const texts = useRef<readonly PageText[]>([]);
  const scrolled = useRef(0);
  const latest = useRef({ drafts, choose });
  const [isEditing, setEditing] = useState(false);
  const [state, setState] = useState<'loading' | 'open' | 'failed'>('loading');
  const { stored, set, isSaved } = drafts;
  const addressOf = (id = '') =>
    `${DESK_API}/content/preview?${new URLSearchParams({ page, set: id, marks: 'on' })}`;
  const [first] = useState(() => addressOf(set?.id));
  const address = addressOf(stored?.id);
  const wanted = `${address} ${stored?.version}`;
  const drawn = useRef(wanted);
  useEffect(() => {
    latest.current = { drafts, choose };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again for what the server has
  useEffect(() => {
    if (state !== 'open' || isEditing || !isSaved || drawn.current === wanted) return;
    const left = new AbortController();
    renew(left.signal).catch(() => undefined);
    return () => left.abort();
  }, [wanted, state, isEditing, isSaved]);

  /** Shows the page as the server draws it now. Without an answer it stays as it is: the bar says why. */
  async function renew(signal: AbortSignal): Promise<void> {
    const html = await (await fetch(address, { signal })).text();
    const next = findTexts(new DOMParser().parseFromString(html, 'text/html'));
    if (next.length === 0) return;
    drawn.current = wanted;
    if (renewTexts(texts.current, next)) return;
    const shown = frame.current?.contentWindow;
    scrolled.current = shown?.scrollY ?? 0;
    shown?.location.replace(address);
  }

  function open(): void {
    const shown = frame.current?.contentDocument;
    if (!shown || shown.URL === 'about:blank') return;
    let field: ContentField | undefined;
    texts.current = editPage(shown, {
      async begin(textAddress, isInOnePiece) {
        const name = documentIn(textAddress);
        const document = await queries.fetchQuery(documentQuery(name)).catch(() => undefined);
        const { drafts: now, choose: show } = latest.current;
        field = withTypedRows(document?.fields ?? [], now.typed).find((each) => each.address === textAddress);
        const isHere = field !== undefined && isInOnePiece && now.stored?.publishAt === undefined;
        show(textAddress, !isHere);
        if (!field || !isHere) return undefined;
        setEditing(true);
        return textIn(field, now.typed);
      },
      type: (text) => field && latest.current.drafts.type(field, text),
      end: () => setEditing(false),
    });
    shown.defaultView?.scrollTo(0, scrolled.current);
    setState(texts.current.length > 0 ? 'open' : 'failed');
  }

  if (state === 'failed') {
    return (
      <p className={form.note}>The page can’t be drawn at the moment. Its form takes texts as before.</p>
    );
  }
  return (
    <iframe
      ref={frame}
      src={first}
      title={`${title}, as visitors see it`}
      // It sends no forms and opens no windows; its scripts are ours.
      sandbox="allow-scripts allow-same-origin"
      onLoad={open}
    />
  );
}
