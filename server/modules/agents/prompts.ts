import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server';

type Arguments = Readonly<Record<string, string>>;

interface AgentPrompt {
  prompt: Prompt;
  write: (values: Arguments) => string;
}

const LONGEST_ARGUMENT = 500;
const ASK_FIRST =
  'Don’t book or send anything before I’ve agreed to it in a sentence of my own; pass that sentence on as the consent.';

/** Prompts that a person may pick in a client to begin with. */
const PROMPTS: readonly AgentPrompt[] = [
  {
    prompt: {
      name: 'choose_plan',
      title: 'Choose a plan',
      description: 'Compares the plans for a team and recommends one, with its price.',
      arguments: [
        { name: 'people', description: 'How many people will use it', required: true },
        { name: 'work', description: 'What the AI employees should do', required: true },
      ],
    },
    write: ({ people, work }) =>
      `We are ${people} people, and we want AI employees for this: ${work}. Compare the plans with compare_plans, look up with search_site whether they cover it, and recommend one with its price and what it lacks. Quote the pages you rely on.`,
  },
  {
    prompt: {
      name: 'make_the_case',
      title: 'Make the business case',
      description: 'Works out what an AI employee would return, cautiously, and offers a demo.',
      arguments: [
        { name: 'team', description: 'The team: people, average salary, industry', required: true },
        { name: 'work', description: 'The work to hand over', required: true },
      ],
    },
    write: ({ team, work }) =>
      `Our team: ${team}. The work: ${work}. Work out the return with calculate_roi, the expected and the cautious figure, and name every assumption. With search_site, look for a case study of a team like ours. If the cautious figure still pays back within a year, find three times for a demo with find_demo_slots in my time zone. ${ASK_FIRST}`,
  },
];

export const promptList: Prompt[] = PROMPTS.map(({ prompt }) => prompt);

/** `undefined` where there is no such prompt, or an argument of it is missing or too long. */
export function writePrompt(name: string, values: Arguments = {}): GetPromptResult | undefined {
  const found = PROMPTS.find(({ prompt }) => prompt.name === name);
  const isComplete = found?.prompt.arguments?.every(({ name: wanted }) => {
    const value = Object.hasOwn(values, wanted) ? values[wanted] : undefined;
    return value !== undefined && value.length <= LONGEST_ARGUMENT;
  });
  if (!found || !isComplete) return undefined;
  const { description = '' } = found.prompt;
  return { description, messages: [{ role: 'user', content: { type: 'text', text: found.write(values) } }] };
}
