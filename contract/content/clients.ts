import Type, { type Static } from 'typebox';
import { group, name } from './parts.ts';

/** A client as the home page shows it (S1 section 3, 'Client logo'). All of them are fictional. */
const Client = group({
  name,
  widthClass: Type.Enum(['narrow', 'regular', 'wide'], {
    title: 'Width',
    description:
      'Evens out how large marks of one height look: a short one is a little higher, a long one lower',
  }),
  isOutlined: Type.Optional(Type.Boolean({ title: 'Outlined' })),
  logo: Type.String({ title: 'Mark', description: 'Path data on a square of 24' }),
});

/** The clients, in the order of the carousel. Studies and press releases name them. */
export const ClientsSchema = group({ clients: Type.Array(Client) });

export type Client = Static<typeof Client>;
