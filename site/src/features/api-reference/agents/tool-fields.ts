import type { AgentTool } from 'contract/agents/agent-tool.ts';
import { type FieldRow, fieldRows } from '../fields/field-rows.ts';

type Side = AgentTool['input'];

/** What a tool takes or gives, as its schema tells agents; the meanings stand in the schema too. */
export function toolFields(schema: Side): FieldRow[] {
  const described = Object.entries(schema.properties).map(([name, property]) => [
    name,
    (property as { description?: string }).description ?? '',
  ]);
  return fieldRows({ name: '', summary: '', schema, meanings: Object.fromEntries(described) });
}
