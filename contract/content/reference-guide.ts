import Type, { type Static } from 'typebox';
import { line, type Place, prose, template } from './fields.ts';
import { group, Point, title } from './parts.ts';

/** Fields of a page of the API reference that is about no single call. @param gaps of its texts */
function guide(gaps: readonly string[] = []) {
  const text = template(800, gaps, { title: 'Text', description: 'Takes `code` and [links](/path)' });
  const name = line(60, { title: 'Name', description: 'For screen readers' });
  const Block = Type.Union(
    [
      text,
      group({ list: Type.Array(text) }),
      group({
        table: group({
          name,
          head: Type.Array(line(40, { title: 'Column' })),
          rows: Type.Array(
            Type.Array(text, { description: 'A cell for each column; the first names the row' }),
          ),
        }),
      }),
      group({ code: group({ name, grammar: Type.Enum(['bash', 'json'], { title: 'Language' }), text }) }),
    ],
    { title: 'Paragraph, list, table or code' },
  );
  return {
    title: line(40, { title: 'Title' }),
    short: Type.Optional(line(40, { title: 'Name in the list', description: 'Where it isn’t the title' })),
    lede: prose(200, { title: 'Lede' }),
    description: prose(200, { title: 'Description', description: 'For search engines' }),
    keywords: Type.Optional(line(200, { title: 'Keywords' })),
    parts: Type.Array(
      group({ id: Type.String({ title: 'Id of its heading' }), title, blocks: Type.Array(Block) }),
      { title: 'Parts' },
    ),
  };
}

export const GuideSchema = group(guide());

export const ErrorsGuideSchema = group(guide(['example']));

export const ClientsGuideSchema = group(guide(['openapi']));

export const ClientIdGuideSchema = group({
  ...guide(),
  form: group(
    {
      title,
      label: line(40, { title: 'Label', description: 'For screen readers' }),
      message: prose(300, { title: 'Begun message' }),
    },
    { title: 'Form' },
  ),
});

export const LimitsGuideSchema = group({
  ...guide([
    'headers',
    ...['signups', 'logins', 'leads', 'bookings', 'demo-slots', 'agents'],
    ...['events', 'eventsAtOnce', 'messages', 'bodyKib', 'idempotencyHours'],
    ...['bookingsPerNetwork', 'bookingsPerPerson', 'mostMoves'],
  ]),
  perMinute: template(40, ['count'], { title: 'Requests a minute' }),
  perHour: template(40, ['count'], { title: 'Requests an hour' }),
  unknown: Point,
});

export type Guide = Static<typeof GuideSchema> & Place;
export type GuidePart = Guide['parts'][number];
export type GuideBlock = GuidePart['blocks'][number];
export type GuideTable = Extract<GuideBlock, { table: unknown }>['table'];
