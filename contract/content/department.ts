import Type, { type Static } from 'typebox';
import { line, type Place, prose } from './fields.ts';
import { group } from './parts.ts';

/** A row of the catalogue (S2 section 3, 'Agent catalogue entry'). */
const Agent = group({
  name: line(40, { title: 'Agent name' }),
  description: prose(200, { title: 'Description' }),
  complexity: Type.Enum(['Low', 'Medium', 'High'], { title: 'Complexity' }),
  demoReady: Type.Enum(['Yes', 'No'], { title: 'Instant demo readiness' }),
  goLiveTime: Type.Enum(
    ['0-1 week', '1-2 weeks', '2-3 weeks', '2-4 weeks', '3-4 weeks', '3-5 weeks', '4-6 weeks', '6-8 weeks'],
    { title: 'Production go-live time', description: 'Between the two that S2 section 9 names' },
  ),
});

/**
 * A tile of the catalogue and the agents behind it (S2 section 2, 'Use-case catalogue'). The file name is the id of its panel,
 * and so the address that opens it.
 */
export const DepartmentSchema = group({
  order: Type.Integer({ title: 'Place among the tiles', description: 'The first is shown at the start' }),
  name: line(30, { title: 'Name' }),
  summary: prose(160, {
    title: 'Summary',
    description: 'Who does what: the agents first, then the people',
  }),
  drawing: group(
    { agent: Type.String(), human: Type.String() },
    { title: 'Drawing', description: 'Two lines as SVG path data, in a square of 32' },
  ),
  agents: Type.Array(Agent, { title: 'Agents' }),
});

export type Department = Static<typeof DepartmentSchema> & Place;
export type Agent = Static<typeof Agent>;
export type Complexity = Agent['complexity'];
export type GoLiveTime = Agent['goLiveTime'];
