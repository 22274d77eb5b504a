import type { CallFields } from 'contract/leads/form-fields.ts';

/** Question that the agent's client shows a person before something is done in their name (elicitation). */
export interface Question {
  /** One sentence with all that matters; together with the answer, it is kept as the consent. */
  text: string;
  /** Data that is sent, line by line: the person's own data, which the kept sentence leaves out. */
  details: readonly string[];
  /** Names the box that agrees. */
  yes: string;
  /** It asks for a cancellation, to which people agree in words that otherwise refuse. */
  isAboutCanceling?: boolean;
}

/** `dismissed`: the person closed the question without an answer. */
export type Answer = 'yes' | 'no' | 'dismissed';

/** A person has to be asked first, which the agent's client does; then it makes the same call again. */
export class AskPerson extends Error {
  readonly question: Question;

  constructor(question: Question) {
    super('the person has to be asked');
    this.question = question;
  }
}

/**
 * Lists what is sent, by the labels of its form.
 * @param fields of the form
 * @param body what an agent filled in
 */
export function listDetails(
  fields: CallFields,
  body: Readonly<Record<string, string | undefined>>,
): string[] {
  return Object.entries(fields).flatMap(([name, { label }]) => {
    const value = body[name];
    return value === undefined ? [] : [`${label}: ${value}`];
  });
}
