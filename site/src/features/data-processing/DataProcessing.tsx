import {
  type ConnectedRecipient,
  type DataProcessing as Processing,
  RECIPIENTS,
} from 'contract/site/data-processing.ts';
import { content } from '../../content.ts';
import { Prose } from '../../design/ui/Prose.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { type Term, TermGrid } from '../../design/ui/TermGrid.tsx';
import { paths } from '../../product/paths.ts';
import { periodsOf } from './periods-of.ts';

const CONNECTABLE = RECIPIENTS.filter((name): name is ConnectedRecipient => name !== 'calendar');

/** Recipients and periods as they are set up; of what the server doesn't say, nothing is claimed. */
export function DataProcessing({ processing }: { processing: Processing | undefined }) {
  if (!processing) {
    return (
      <Section>
        <Prose>
          <p>The server doesn’t say how it’s set up.</p>
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
        <SectionHead id="recipients-title" title="Who gets data now">
          What you send is stored in our database. The company that hosts the server can reach it; ask us who
          that is.
        </SectionHead>
        {connected.length > 0 && <TermGrid terms={connected.map(termOf)} />}
        <Prose>
          {connected.length === 0 && <p>No one else: no recipient is connected to this server.</p>}
          {others.length > 0 && (
            <p>{`This software can work with more recipients. On this server they get nothing: ${others.map((name) => recipients[name].name).join(', ')}.`}</p>
          )}
          <p>{`The people who hold demos can subscribe to them in ${recipients.calendar.name.toLowerCase()}.`}</p>
        </Prose>
      </Section>
      <Section id="periods" labelledBy="periods-title" tone="quiet">
        <SectionHead id="periods-title" title="When we delete it">
          A request with an upcoming demo, or with a message still unsent, stays until that’s done.
        </SectionHead>
        <TermGrid terms={periodsOf(processing).map(([name, text]) => ({ name, text }))} />
      </Section>
      <Section id="more" labelledBy="more-title">
        <Prose>
          <h2 id="more-title">Your rights, and contracts</h2>
          <p>
            The <a href={paths.privacy}>privacy policy</a> says why we use data and how to see, correct or
            delete yours. If you need a contract about how we handle your data,{' '}
            <a href={paths.contact}>write to us</a>.
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
