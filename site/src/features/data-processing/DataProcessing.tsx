import {
  type ConnectedRecipient,
  type DataProcessing as Processing,
  RECIPIENTS,
} from 'contract/site/data-processing.ts';
import { Prose } from '../../design/ui/Prose.tsx';
import { Section } from '../../design/ui/Section.tsx';
import { paths } from '../../product/paths.ts';
import { recipients } from '../../product/privacy/recipients.ts';
import { EntryList } from './EntryList.tsx';
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
  const others = CONNECTABLE.filter((name) => !connected.includes(name));
  return (
    <Section>
      <Prose>
        <section id="recipients">
          <h2>Who gets data now</h2>
          <p>
            What you send is stored in our database. The company that hosts the server can reach it; ask us
            who that is.
          </p>
          {connected.length > 0 ? (
            <EntryList entries={connected.map((name) => [recipients[name].name, recipients[name].gets])} />
          ) : (
            <p>No one else: no recipient is connected to this server.</p>
          )}
          <p>{`The people who hold demos can subscribe to them in ${recipients.calendar.name.toLowerCase()}.`}</p>
        </section>
        {others.length > 0 && (
          <section id="not-connected">
            <h2>Not connected</h2>
            <p>{`This software can work with more recipients. On this server they get nothing: ${others.map((name) => recipients[name].name).join(', ')}.`}</p>
          </section>
        )}
        <section id="periods">
          <h2>When we delete it</h2>
          <EntryList entries={periodsOf(processing)} />
          <p>A request with an upcoming demo, or with a message still unsent, stays until that’s done.</p>
        </section>
        <section id="more">
          <h2>Your rights, and contracts</h2>
          <p>
            The <a href={paths.privacy}>privacy policy</a> says why we use data and how to see, correct or
            delete yours. If you need a contract about how we handle your data,{' '}
            <a href={paths.contact}>write to us</a>.
          </p>
        </section>
      </Prose>
    </Section>
  );
}
