import { SERVER_EVENTS } from 'contract/chat/chat.ts';
import { writtenAt } from 'contract/leads/lead-requests.ts';
import type { ServerEvent } from 'contract/reference/calls.ts';
import { errorExampleOf } from 'contract/reference/error-example.ts';
import type { ChatEndpoint, DescribedObject, HttpEndpoint, Webhook } from 'contract/reference/reference.ts';
import type { TSchema } from 'typebox';
import { office } from '../../../product/office.ts';
import { wordsFor } from '../../../words.ts';
import { examplesOf, LANGUAGES } from '../examples/code-examples.ts';
import { toJson } from '../examples/literals.ts';
import { argumentRows, fieldRows, headerRows } from '../fields/field-rows.ts';
import { type Endpoint, methodOf, objectsOf, reference, targetOf } from '../reference-pages.ts';
import { errorTable, fence, fieldTable } from './markdown-blocks.ts';

/** One endpoint as Markdown, with all that its page shows: to be copied into a ticket, a chat or a prompt. */
export function endpointMarkdown(endpoint: Endpoint, host: string): string {
  const { from, at } = wordsFor('reference');
  const examples = examplesOf(endpoint, host);
  return `${[
    `# ${endpoint.title}`,
    `\`${methodOf(endpoint)} ${targetOf(endpoint)}\` ${'event' in endpoint ? from : at} ${host}`,
    endpoint.summary,
    ...endpoint.notes,
    ...partsOf(endpoint),
    `## ${wordsFor('reference').codeExamples}`,
    ...LANGUAGES.flatMap(({ id, name, grammar }) => [`### ${name}`, fence(grammar, examples[id])]),
  ].join('\n\n')}\n`;
}

function partsOf(endpoint: Endpoint): string[] {
  if ('method' in endpoint) return httpParts(endpoint);
  return 'event' in endpoint ? webhookParts(endpoint) : chatParts(endpoint);
}

function httpParts({
  headers,
  pathFields,
  query,
  body,
  success,
  otherAnswers,
  errors,
}: HttpEndpoint): string[] {
  const words = wordsFor('reference');
  const answered = objectsOf([success.schema]);
  return [
    `## ${words.headers}`,
    fieldTable(headerRows(headers), true),
    ...(pathFields.length > 0 ? [`## ${words.path}`, fieldTable(headerRows(pathFields), true)] : []),
    ...(query ? [`## ${words.query}`, fieldTable(fieldRows(query.object), true)] : []),
    ...(body
      ? [
          `## ${words.requestBody}`,
          fieldTable(fieldRows(body.object), true),
          fence('json', toJson(writtenAt(body.example, office()))),
        ]
      : []),
    `## ${words.responses}`,
    `**${success.status}**: ${success.meaning}`,
    ...(success.headers.length > 0 ? [fieldTable(headerRows(success.headers), false)] : []),
    ...objectParts(answered.slice(0, 1)),
    fence('json', toJson(success.example)),
    ...otherAnswers.map(({ status, meaning }) => `**${status}**: ${meaning}`),
    errorTable(errors),
    fence('json', toJson(errorExampleOf(body))),
    ...objectParts(answered.slice(1), `## ${words.objects}`),
  ];
}

function chatParts({ headers, emits, answers, errors }: ChatEndpoint): string[] {
  const words = wordsFor('reference');
  return [
    ...(headers.length > 0 ? [`## ${words.headers}`, fieldTable(headerRows(headers), true)] : []),
    ...(emits
      ? [
          `## ${words.requestBody}`,
          words.argumentsList,
          fieldTable(fieldRows(emits.object), true),
          fence('json', toJson(emits.example)),
        ]
      : []),
    `## ${words.serverEvents}`,
    ...answers.flatMap(eventParts),
    `## ${words.problems}`,
    errorTable(errors),
    ...objectParts(
      objectsOf(answers.flatMap((event) => Object.values<TSchema>(SERVER_EVENTS[event]))),
      `## ${words.objects}`,
    ),
  ];
}

function webhookParts({ headers, object, example, responses }: Webhook): string[] {
  const words = wordsFor('reference');
  const [body, ...objects] = objectsOf([object.schema]);
  return [
    `## ${words.headers}`,
    fieldTable(headerRows(headers), false),
    `## ${words.requestBody}`,
    ...objectParts(body ? [body] : []),
    fence('json', toJson(example)),
    ...objectParts(objects, `## ${words.objects}`),
    `## ${words.youAnswer}`,
    ...responses.map(({ status, meaning }) => `**${status}**: ${meaning}`),
  ];
}

function eventParts(event: ServerEvent): string[] {
  const { summary, when, meanings, example } = reference().events[event];
  return [
    `### ON ${event}`,
    `${summary} ${when}`,
    fieldTable(argumentRows(SERVER_EVENTS[event], meanings), false),
    fence('json', toJson(example)),
  ];
}

function objectParts(objects: readonly DescribedObject[], title?: string): string[] {
  if (objects.length === 0) return [];
  return [
    ...(title ? [title] : []),
    ...objects.flatMap((object) => [
      `### ${object.name}`,
      object.summary,
      fieldTable(fieldRows(object), false),
    ]),
  ];
}
