import { agentTools } from 'contract/agents/agent-tools.ts';
import { MCP_PATH } from 'contract/api-paths.ts';
import { agentClients } from 'contract/reference/agent-clients.ts';
import { brand } from '../../../brand.ts';
import { content } from '../../../content.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { ConsolePanel } from '../console/ConsolePanel.tsx';
import { Part } from '../endpoint/Part.tsx';
import { FieldTable } from '../fields/FieldTable.tsx';
import { InlineCode } from '../fields/InlineCode.tsx';
import { ReferenceLayout } from '../ReferenceLayout.tsx';
import { host } from '../reference-host.ts';
import { agentsPath } from '../reference-pages.ts';
import styles from './AgentsPage.module.css';
import { page } from './page.ts';
import { toolFields } from './tool-fields.ts';

/** The MCP server for visitors' agents: how to configure a client, and what each tool takes and returns. */
export function AgentsPage() {
  const url = host + MCP_PATH;
  return (
    <ReferenceLayout
      current={agentsPath}
      opening={
        <section className={styles.opening} aria-labelledby="endpoint-title">
          <h1 className={styles.title} id="endpoint-title" tabIndex={-1}>
            {page().title}
          </h1>
          <p className={styles.lede}>
            <InlineCode
              text={`Your own agent can use this site through the Model Context Protocol at \`${MCP_PATH}\` (Streamable HTTP, no login). It can search, read, compare and calculate. It books, moves or cancels a demo, or sends a message, only after a person has agreed to it.`}
            />
          </p>
        </section>
      }
      examples={
        <section className={styles.clients} aria-labelledby="clients">
          <h2 className={styles.heading} id="clients">
            Add it to your client
          </h2>
          {agentClients(brand.slug, url).map(({ name, place, grammar, text }) => (
            <CodeBlock name={`${name}: ${place}`} code={text} grammar={grammar} key={name} />
          ))}
        </section>
      }
      console={<ConsolePanel />}
    >
      <Part level={2} id="times" title="Times and time zones">
        <p>
          <InlineCode text="Tools take any ISO 8601 time: with any offset from UTC, or without one by the clock of `timeZone`. Pass the person’s zone, such as `Europe/Berlin`: answers and our emails then name it." />
        </p>
      </Part>
      <Part level={2} id="consent" title="Consent">
        <p>
          <InlineCode text="A client that can show forms (elicitation, since the protocol’s version of July 2026) asks the person our question, and the stored request says so. Otherwise pass on the sentence the person agreed to as `consent`: words that say no aren’t accepted." />
        </p>
      </Part>
      {Object.entries(agentTools(content().one('plans'), content().one('roi-options'))).map(
        ([name, { title, description, input, output, isReadOnly }]) => (
          <Part level={2} id={name} title={title} key={name}>
            <p>
              <code>{name}</code> {isReadOnly ? 'is read-only.' : 'acts on a person’s behalf.'} {description}
            </p>
            <Fields name={`Arguments of ${name}`} schema={input} isSent />
            <Fields name={`Result of ${name}`} schema={output} isSent={false} />
          </Part>
        ),
      )}
    </ReferenceLayout>
  );
}

function Fields({
  name,
  schema,
  isSent,
}: {
  name: string;
  schema: Parameters<typeof toolFields>[0];
  isSent: boolean;
}) {
  const rows = toolFields(schema);
  if (rows.length === 0) return null;
  return (
    <div className={styles.fields}>
      <h3 className={styles.side}>{isSent ? 'Input' : 'Output'}</h3>
      <FieldTable name={name} rows={rows} isSent={isSent} />
    </div>
  );
}
