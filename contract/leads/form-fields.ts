import type { FieldRule } from './field-rules.ts';

/**
 * One field of a form: what the server accepts, and what a visitor sees. Scripts of pages carry it. What only documents,
 * agents and operators need is in `FieldTexts`.
 */
export type FormField = TypedField | ChoiceField;

interface NamedField extends FieldRule {
  label: string;
  isOptional?: true;
  /** The error for a missing value or a wrong address, in place of the usual sentence. */
  sentence?: string;
  /** HTML's token for what the browser may fill in. */
  autoComplete?: string;
}

export interface TypedField extends NamedField {
  kind: 'line' | 'text' | 'email' | 'phone';
  /** The type of the input, if it is not text: it decides which keyboard a phone shows. */
  type?: 'email' | 'tel';
}

export interface ChoiceField extends NamedField {
  kind: 'choice';
  options: readonly [string, ...string[]];
  /** Shown while nothing is chosen. */
  prompt: string;
}

/** A field of a call that is not typed: the page derives its value from a choice made elsewhere. */
export type DerivedField = { label: string } & (
  | { kind: 'moment'; pattern?: string }
  | { kind: 'fixed'; value: string }
);

/** The fields of a form by their names in the call, in the order in which documents, emails and forms show them. */
export type FormFields = Readonly<Record<string, FormField>>;
/** All fields of a call. */
export type CallFields = Readonly<Record<string, FormField | DerivedField>>;

/** The words about a field for documents, agents and operators; no visitor reads them. */
export interface FieldTexts {
  /** Its description in the API reference. */
  meaning: string;
  /** Tells an agent what to fill in. Without it, no tool asks for the field. */
  agent?: string;
  /** Its value in the example of the API reference. */
  example: string;
  /**
   * Order in the export. Fields of the same name share a number. A released number never changes: a new field takes the next
   * one, and its column comes last.
   */
  column: number;
}

/** The words about a form for documents, agents and operators. */
export interface FormTexts<Fields extends CallFields = CallFields> {
  /** Its description in the API reference, in one sentence. */
  summary: string;
  /** Attributes of the form that declare it as a tool of the page (WebMCP, decision 016). */
  tool: { toolname: string; tooldescription: string };
  fields: { readonly [Name in keyof Fields]: FieldTexts };
  /** Words for agents about fields of the HTML form that are not in the call. */
  beside?: Readonly<Record<string, string>>;
}

/** No form is sent by an agent. */
export const A_PERSON_SENDS = 'Fills in the form; a person reads it and presses the button.';

/** Words of the fields about the person who writes, in every form that has them. */
export const PERSON_TEXTS = {
  firstName: { meaning: 'The visitor’s.', agent: 'First name', example: 'Mira', column: 1 },
  lastName: { meaning: 'The visitor’s.', agent: 'Last name', example: 'Singh', column: 2 },
  email: {
    meaning: 'One plain email address to reply to.',
    agent: 'One plain email address',
    example: 'mira@example.com',
    column: 0,
  },
} as const satisfies Record<string, FieldTexts>;

/** The words for agents about each field, by its name in the HTML form. */
export function agentTexts({ fields, beside }: Pick<FormTexts, 'fields' | 'beside'>): Record<string, string> {
  const described = Object.entries(fields).flatMap(([name, { agent }]) => (agent ? [[name, agent]] : []));
  return { ...Object.fromEntries(described), ...beside };
}
