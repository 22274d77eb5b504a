import { AgentRequest } from '../agent-request.ts';
import { ChatbotRequest } from '../chatbot-request.ts';
import { ContactRequest } from '../contact-request.ts';
import { DemoRequest } from '../demo-request.ts';
import { LeadReceipt } from '../lead-receipt.ts';
import { describeObject } from './described-object.ts';

const EMAIL = 'One plain address, where the answer goes.';

export const demoRequest = describeObject('DemoRequest', DemoRequest, 'A demo at a chosen time.', {
  firstName: 'Of the visitor.',
  lastName: 'Of the visitor.',
  email: EMAIL,
  phone: 'With its country code.',
  message: 'What the visitor wants to see, and guests.',
  startDateTime: 'Beginning of one of the 24 slots of a day, with the offset of India.',
  endDateTime: '30 minutes later.',
  timezone: 'The only one in which demos are held.',
});

export const contactRequest = describeObject('ContactRequest', ContactRequest, 'A message to the company.', {
  firstName: 'Of the visitor.',
  lastName: 'Of the visitor.',
  email: EMAIL,
  company: 'Where the visitor works.',
  phone: 'As the visitor writes it.',
  teamSize: 'Empty where nothing was chosen.',
  message: 'What the visitor wants to know.',
});

export const agentRequest = describeObject(
  'AgentRequest',
  AgentRequest,
  'An agent that somebody wishes for.',
  {
    name: 'Of the agent.',
    role: 'Of the agent.',
    email: EMAIL,
    goal: 'What the agent shall achieve.',
    desc: 'What the agent is.',
    instructions: 'How the agent shall work.',
  },
);

export const chatbotRequest = describeObject(
  'ChatbotRequest',
  ChatbotRequest,
  'A chatbot that somebody designed.',
  {
    name: 'Of the chatbot.',
    inputTextHolder: 'What stands in its empty field.',
    email: EMAIL,
    suggestions: 'What it offers to be asked.',
    message: 'Its welcome.',
  },
);

export const leadReceipt = describeObject('LeadReceipt', LeadReceipt, 'The request is stored.', {
  id: 'UUID of the stored request, for support.',
  message: 'One English sentence for a person.',
});
