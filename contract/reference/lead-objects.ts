import { AgentRequest } from '../leads/agent-request.ts';
import { ChatbotRequest } from '../leads/chatbot-request.ts';
import { ContactRequest } from '../leads/contact-request.ts';
import { DemoRequest } from '../leads/demo-request.ts';
import { LeadReceipt } from '../leads/lead-receipt.ts';
import { describeObject } from './described-object.ts';

const EMAIL = 'One plain email address to reply to.';

export const demoRequest = describeObject('DemoRequest', DemoRequest, 'A demo at a chosen time.', {
  firstName: 'The visitor’s.',
  lastName: 'The visitor’s.',
  email: EMAIL,
  phone:
    'With its country code, such as `+919876543210`. Other spellings are read; what the number has no room for, such as an extension, is kept in `message`.',
  message: 'What the visitor wants to see, and any guests.',
  startDateTime: 'Start of one of the day’s 24 slots, with India’s offset.',
  endDateTime: '30 minutes later.',
  timezone: 'The only one we hold demos in.',
});

export const contactRequest = describeObject('ContactRequest', ContactRequest, 'A message to the company.', {
  firstName: 'The visitor’s.',
  lastName: 'The visitor’s.',
  email: EMAIL,
  company: 'Where the visitor works.',
  phone: 'As the visitor wrote it.',
  teamSize: 'Empty if nothing was chosen.',
  message: 'What the visitor wants to know.',
});

export const agentRequest = describeObject('AgentRequest', AgentRequest, 'An agent someone wants.', {
  name: 'The agent’s.',
  role: 'The agent’s.',
  email: EMAIL,
  goal: 'What the agent should achieve.',
  desc: 'What the agent is.',
  instructions: 'How the agent should work.',
});

export const chatbotRequest = describeObject(
  'ChatbotRequest',
  ChatbotRequest,
  'A chatbot someone designed.',
  {
    name: 'The chatbot’s.',
    inputTextHolder: 'Shown in its empty field.',
    email: EMAIL,
    suggestions: 'Questions it offers.',
    message: 'Its welcome message.',
  },
);

export const leadReceipt = describeObject('LeadReceipt', LeadReceipt, 'The request is stored.', {
  id: 'UUID of the stored request, for support.',
  message: 'One English sentence for a person.',
});
