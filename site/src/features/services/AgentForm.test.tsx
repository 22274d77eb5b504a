import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AGENT } from 'contract/leads/agent.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { AgentForm } from './AgentForm.island.tsx';
import { AgentTypes } from './AgentTypes.tsx';
import { CreateAgent } from './CreateAgent.tsx';

beforeEach(() => {
  render(
    <>
      <CreateAgent>
        <AgentForm />
      </CreateAgent>
      <AgentTypes />
    </>,
  );
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const set = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const remarksOf = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('the form', () => {
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

describe('picking a type of agent', () => {
  const pick = async (name: string) => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name }));
    await screen.findByText(`Started with ${name}. Change whatever you like.`);
  };

  test('fills in the name, the role and the goal', async () => {
    await pick('Lead qualifier');
    expect(field('Name').value).toBe('Lead qualifier');
    expect(field('Role').value).toBe('Sales assistant');
    expect(field('Goal').value).toBe('Sorts new inquiries and books the call');
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
    expect(field('Goal').value).toBe('Compares order, delivery and invoice');
  });
});
