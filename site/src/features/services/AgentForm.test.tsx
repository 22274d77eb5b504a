import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AGENT } from 'contract/leads/agent.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { agentStartAddress } from '../../product/agent-start.ts';
import { AgentForm } from './AgentForm.island.tsx';
import { AgentTypes } from './AgentTypes.tsx';
import { CreateAgent } from './Sections.tsx';

const renderForm = () =>
  render(
    <>
      <CreateAgent>
        <AgentForm />
      </CreateAgent>
      <AgentTypes />
    </>,
  );

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const set = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const remarksOf = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('the form', () => {
  beforeEach(() => void renderForm());

  test('requires a name and an email address, and nothing else', () => {
    const labels = Object.values(AGENT).map(({ label }) => label);
    const required = labels.filter((label) => field(label).required);
    expect(required).toEqual(['Name', 'Email']);
    expect(field('Email').type).toBe('email');
    for (const label of ['Role', 'Goal', 'Description', 'Instructions']) {
      expect(remarksOf(label)).toContain('Optional');
    }
  });

  test('requires a name at once after it was cleared, until it is typed again', () => {
    set('Name', '');
    expect(screen.queryByText('Name is required')).toBeNull();
    set('Name', 'A');
    set('Name', '');
    expect(remarksOf('Name')[0]).toBe('Name is required');
    set('Name', 'B');
    expect(screen.queryByText('Name is required')).toBeNull();
  });

  test('marks missing fields when it is sent, and focuses the first one', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Create agent' }));
    expect(remarksOf('Name')[0]).toBe('Name is required');
    expect(remarksOf('Email')[0]).toBe('Enter a valid email address');
    expect(document.activeElement).toBe(field('Name'));
  });
});

describe('an address that describes an agent', () => {
  beforeEach(() => {
    const agent = {
      name: 'Handoff writer',
      role: 'Customer support',
      goal: 'Goal',
      desc: '<b>Six parts</b>',
    };
    history.replaceState(null, '', agentStartAddress(agent));
    renderForm();
  });
  afterEach(() => history.replaceState(null, '', '/'));

  test('fills in the form, and asks for the address', () => {
    expect(field('Name').value).toBe('Handoff writer');
    expect(field('Role').value).toBe('Customer support');
    expect(field('Description').value).toBe('<b>Six parts</b>');
    expect(field('Instructions').value).toBe('');
    expect(document.activeElement).toBe(field('Email'));
    screen.getByText('Started with Handoff writer. Change whatever you like.');
  });

  test('gives way to a type that is picked', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Scheduler' }));
    await waitFor(() => expect(field('Name').value).toBe('Scheduler'));
    expect(field('Description').value).toBe('');
  });
});

describe('picking a type of agent', () => {
  beforeEach(() => void renderForm());

  const pick = async (name: string) => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name }));
    await screen.findByText(`Started with ${name}. Change whatever you like.`);
  };

  test('fills in the name, the role and the goal', async () => {
    await pick('Lead qualifier');
    expect(field('Name').value).toBe('Lead qualifier');
    expect(field('Role').value).toBe('Sales assistant');
    expect(field('Goal').value).toBe('Sorts inquiries and books the call');
  });

  test('focuses the address, which the form needs next', async () => {
    await pick('Lead qualifier');
    expect(document.activeElement).toBe(field('Email'));
    field('Name').focus();
    await pick('Lead qualifier');
    expect(document.activeElement).toBe(field('Email'));
  });

  test('keeps typed text, and replaces what another type filled in', async () => {
    set('Goal', 'Never miss a lead');
    await pick('Lead qualifier');
    expect(field('Goal').value).toBe('Never miss a lead');
    await pick('Scheduler');
    expect(field('Name').value).toBe('Scheduler');
    expect(field('Goal').value).toBe('Never miss a lead');
  });

  test('fills in cleared fields when it is picked again', async () => {
    await pick('Invoice checker');
    set('Goal', '');
    await pick('Invoice checker');
    expect(field('Goal').value).toBe('Matches order, delivery, invoice');
  });
});
