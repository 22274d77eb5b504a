import { LEAD_KINDS } from 'contract/api-paths.ts';
import { fill } from 'contract/content/fill.ts';
import {
  type ConnectedRecipient,
  type DataProcessing as Processing,
  RECIPIENTS,
} from 'contract/site/data-processing.ts';
import { content } from '../../content.ts';
import { Linked } from '../../design/ui/Marked.tsx';
import { Prose } from '../../design/ui/Prose.tsx';
import { Section, SectionHead } from '../../design/ui/Section.tsx';
import { type Term, TermGrid } from '../../design/ui/TermGrid.tsx';

const CONNECTABLE = RECIPIENTS.filter((name): name is ConnectedRecipient => name !== 'calendar');

/** Recipients and periods as they are set up; of what the server doesn't say, nothing is claimed. */
export function DataProcessing({ processing }: { processing: Processing | undefined }) {
  const words = content().one('pages/data-processing');
  if (!processing) {
    return (
      <Section>
        <Prose>
          <p>{words.unknown}</p>
        </Prose>
      </Section>
    );
  }
  const { connected } = processing;
  const { recipients } = content().one('data-handling');
  const others = CONNECTABLE.filter((name) => !connected.includes(name));
  return (
    <>
      <Section id="recipients" labelledBy="recipients-title">
        <SectionHead id="recipients-title" title={words.recipients.title}>
          {words.recipients.lede}
        </SectionHead>
        {connected.length > 0 && <TermGrid terms={connected.map(termOf)} />}
        <Prose>
          {connected.length === 0 && <p>{words.recipients.none}</p>}
          {others.length > 0 && (
            <p>
              {fill(words.recipients.others, {
                recipients: others.map((name) => recipients[name].name).join(', '),
              })}
            </p>
          )}
          <p>{fill(words.recipients.calendar, { calendar: recipients.calendar.name.toLowerCase() })}</p>
        </Prose>
      </Section>
      <Section id="periods" labelledBy="periods-title" tone="quiet">
        <SectionHead id="periods-title" title={words.periods.title}>
          {words.periods.lede}
        </SectionHead>
        <TermGrid terms={periodsOf(processing).map(([name, text]) => ({ name, text }))} />
      </Section>
      <Section id="more" labelledBy="more-title">
        <Prose>
          <h2 id="more-title">{words.rights.title}</h2>
          <p>
            <Linked text={words.rights.text} />
          </p>
        </Prose>
      </Section>
    </>
  );
}

function termOf(recipient: ConnectedRecipient): Term {
  const { name, gets } = content().one('data-handling').recipients[recipient];
  return { name, text: gets };
}

/** Returns the kinds of kept data, each with its period: as the settings say, and what no setting decides. */
function periodsOf({ retentionDays, copiesKept }: Processing): [term: string, period: string][] {
  const {
    kinds,
    onRequest,
    afterDays,
    copies,
    noCopies,
    copiesKept: kept,
  } = content().one('pages/data-processing').periods;
  const describeDays = (days: number | undefined) =>
    days === undefined ? onRequest : fill(afterDays, { days });
  return [
    ...LEAD_KINDS.map((kind): [string, string] => [kinds[kind], describeDays(retentionDays[kind])]),
    ...Object.entries(content().one('data-handling').periods),
    [copies, copiesKept === null ? noCopies : fill(kept, { copies: copiesKept })],
  ];
}
