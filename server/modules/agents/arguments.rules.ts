import type { AgentTool } from 'contract/agents/agent-tool.ts';
import type { FieldProblem } from 'contract/error-body.ts';
import { Compile, type Validator } from 'typebox/compile';

const validators = new WeakMap<object, Validator>();
const UNSTORABLE = 'must not have the character U+0000, or half of a character';

interface Limits {
  limit?: number;
  type?: string;
  allowedValues?: unknown[];
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
};

const count = (limit = 0) => limit.toLocaleString('en-US');

/** Sentences that replace the validator's own messages, which are for the author of a schema. */
const SENTENCES: Readonly<Record<string, (limits: Limits) => string>> = {
  type: ({ type = '' }) => `must be ${TYPE_NAMES[type] ?? type}`,
  enum: ({ allowedValues = [] }) => `must be one of ${allowedValues.join(', ')}`,
  minLength: ({ limit }) => (limit === 1 ? 'is empty' : `needs at least ${count(limit)} characters`),
  maxLength: ({ limit }) => `takes at most ${count(limit)} characters`,
  maxItems: ({ limit }) => `takes at most ${count(limit)}`,
  minimum: ({ limit }) => `must be at least ${count(limit)}`,
  maximum: ({ limit }) => `must be at most ${count(limit)}`,
  pattern: () => 'isn’t in the form it needs',
};

/** Clients send an empty text, or `null`, for what a person has left open. */
export function withoutUnset(tool: AgentTool, input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const { properties, required = [] } = tool.input as {
    properties: object;
    required?: string[];
  };
  const isUnset = (field: string, value: unknown) =>
    Object.hasOwn(properties, field) &&
    (value === null || (typeof value === 'string' && value.trim() === '' && !required.includes(field)));
  return Object.fromEntries(Object.entries(input).filter(([field, value]) => !isUnset(field, value)));
}

/** One sentence per argument of a tool; never repeats what was sent. */
export function findProblems({ input: schema }: AgentTool, input: unknown): FieldProblem[] {
  const known = Object.keys(schema.properties);
  const problems = new Map<string, string>();
  for (const [field, value] of Object.entries(Object(input))) {
    if (!known.includes(field) || typeof value !== 'string') continue;
    if (value.includes('\0') || !value.isWellFormed()) problems.set(field, UNSTORABLE);
  }
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  if (validator.Check(input)) return listProblems(problems);
  for (const { keyword, instancePath, params, message } of validator.Errors(input)) {
    const { requiredProperties = [], ...limits } = params as Limits & { requiredProperties?: string[] };
    const field = instancePath.split('/')[1] ?? '';
    if (keyword === 'required') {
      for (const missing of requiredProperties) problems.set(missing, 'is required');
    } else if (known.includes(field)) {
      problems.set(field, SENTENCES[keyword]?.(limits) ?? message);
    } else {
      problems.set('arguments', `must be one object; its names can be ${known.join(', ')}`);
    }
  }
  return listProblems(problems);
}

function listProblems(problems: ReadonlyMap<string, string>): FieldProblem[] {
  return [...problems].map(([field, message]) => ({ field, message }));
}
