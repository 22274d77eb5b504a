import type { AgentTool } from 'contract/agents/agent-tool.ts';
import { agentTools } from 'contract/agents/agent-tools.ts';
import { MCP_PATH } from 'contract/api-paths.ts';
import { fill } from 'contract/content/fill.ts';
import { brand } from '../../../brand.ts';
import { content } from '../../../content.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { ConsolePanel } from '../console/ConsolePanel.tsx';
import { Part } from '../endpoint/Part.tsx';
import { FieldTable } from '../fields/FieldTable.tsx';
import { type FieldRow, fieldRows } from '../fields/field-rows.ts';
import { InlineText } from '../fields/InlineText.tsx';
import { ReferenceLayout } from '../ReferenceLayout.tsx';
import { host } from '../reference-host.ts';
import { agentsPath } from '../reference-pages.ts';
import styles from './AgentsPage.module.css';

/** The MCP server for visitors' agents: how to configure a client, and what each tool takes and returns. */
export function AgentsPage() {
  const url = host() + MCP_PATH;
  const words = content().one('api-reference/pages').agents;
  return (
    <ReferenceLayout
      current={agentsPath}
      opening={
        <section className={styles.opening} aria-labelledby="endpoint-title">
          <h1 className={styles.title} id="endpoint-title" tabIndex={-1}>
            {words.title}
          </h1>
          <p className={styles.lede}>
            <InlineText text={words.lede} />
          </p>
        </section>
      }
      examples={
        <section className={styles.clients} aria-labelledby="clients">
          <h2 className={styles.heading} id="clients">
            {words.clients}
          </h2>
          {words.configurations.map(({ name, place, grammar, text }) => (
            <CodeBlock
              name={`${name}: ${place}`}
              code={fill(text, { name: brand.slug, url })}
              grammar={grammar}
              key={name}
            />
          ))}
        </section>
      }
      console={<ConsolePanel />}
    >
      <Part level={2} id="times" title={words.times.title}>
        <p>
          <InlineText text={words.times.text} />
        </p>
      </Part>
      <Part level={2} id="consent" title={words.consent.title}>
        <p>
          <InlineText text={words.consent.text} />
        </p>
      </Part>
      {Object.entries(agentTools(content().one('plans'), content().one('roi-options'))).map(
        ([name, { title, description, input, output, isReadOnly }]) => (
          <Part level={2} id={name} title={title} key={name}>
            <p>
              <code>{name}</code> {isReadOnly ? words.readOnly : words.acts} {description}
            </p>
            <Fields name={fill(words.arguments, { tool: name })} schema={input} isSent />
            <Fields name={fill(words.result, { tool: name })} schema={output} isSent={false} />
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
  const { input, output } = content().one('api-reference/pages').agents;
  if (rows.length === 0) return null;
  return (
    <div className={styles.fields}>
      <h3 className={styles.side}>{isSent ? input : output}</h3>
      <FieldTable name={name} rows={rows} isSent={isSent} />
    </div>
  );
}

type Side = AgentTool['input'];

/** Returns the fields of a tool; their meanings stand in its schema. */
function toolFields(schema: Side): FieldRow[] {
  const described = Object.entries(schema.properties).map(([name, property]) => [
    name,
    (property as { description?: string }).description ?? '',
  ]);
  return fieldRows({ name: '', summary: '', schema, meanings: Object.fromEntries(described) });
}
