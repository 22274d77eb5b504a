import { A_PERSON_SENDS, type FormTool, PERSON_WORDS } from '../form-tools.ts';

export const AGENT_FORM = {
  name: 'request_agent',
  description: `Asks the team to build an AI agent. ${A_PERSON_SENDS}`,
  fields: {
    name: 'What the agent will be called',
    role: 'Its job',
    email: PERSON_WORDS.email,
    goal: 'What it should achieve',
    desc: 'What it works on, and how often',
    instructions: 'What it must always do, and when it asks someone',
  },
} satisfies FormTool;
