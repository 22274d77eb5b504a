import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CHATBOT } from 'contract/leads/chatbot.ts';
import { BUBBLE_COLORS } from 'contract/leads/chatbot-design.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { productName } from '../../brand.ts';
import { answerCalls, baggageOf, keyOf } from '../../testing/recorded-calls.ts';
import { ChatbotBuilder } from './ChatbotBuilder.island.tsx';

const WELCOME = `Hi, I’m the ${productName()} assistant. How can I help you today?`;

beforeEach(() => {
  vi.stubGlobal('alert', () => {});
  render(<ChatbotBuilder />);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const swatch = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const preview = () => screen.getByRole('region', { name: 'Chatbot preview' });
const submit = () => screen.getByRole('button', { name: 'Request chatbot' });
const set = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

function fill() {
  set('Chatbot name', 'Wool shop');
  set('Email', 'mira@example.com');
}

const refuse = () => answerCalls(() => new Response(null, { status: 503 }));
const loseAnswers = () =>
  answerCalls(() => {
    throw new TypeError();
  });

describe('initial state', () => {
  test('fills the fields with the defaults of the specification', () => {
    expect(field('Chatbot name').value).toBe('');
    expect(field('Welcome message').value).toBe(WELCOME);
    expect(field('Placeholder text').value).toBe(`Ask ${productName()} Anything`);
    expect(field('Suggestions').value).toBe(`What is ${productName()} AI?`);
    expect(field('Email').value).toBe('');
    expect(swatch('pink-light').checked).toBe(true);
  });

  test('enables only the design', () => {
    const tab = (name: string) => screen.getByRole<HTMLButtonElement>('tab', { name });
    expect(tab('Design').getAttribute('aria-selected')).toBe('true');
    expect([tab('Test').disabled, tab('Deploy').disabled]).toEqual([true, true]);
  });
});

describe('preview', () => {
  test('updates with every field', () => {
    const inside = within(preview());
    inside.getByText(productName());
    set('Chatbot name', 'Woolly');
    inside.getByText('Woolly');
    set('Welcome message', 'Good morning!');
    inside.getByText('Good morning!');
    set('Placeholder text', 'Ask about wool');
    expect(inside.getByPlaceholderText<HTMLInputElement>('Ask about wool').disabled).toBe(true);
    set('Suggestions', 'Is it warm?\n\nWhat does it cost?\nIs it warm?');
    expect(inside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Is it warm?',
      'What does it cost?',
    ]);
    expect(inside.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
    set('Chatbot name', '');
    inside.getByText(productName());
  });

  test.each(BUBBLE_COLORS)('uses the bubble color $name', async ({ name, value }) => {
    const user = userEvent.setup();
    await user.click(swatch(name));
    expect(preview().style.getPropertyValue('--bubble')).toBe(value);
    expect(preview().style.getPropertyValue('--bubble-text')).toBe('#53525B');
  });
});

describe('colors', () => {
  test('offers twelve colors for the bubble and one for the text', () => {
    const swatches = (name: RegExp) => within(screen.getByRole('group', { name })).getAllByRole('radio');
    expect(swatches(/^Bubble color/)).toHaveLength(12);
    expect(swatches(/^Text color/)).toHaveLength(1);
  });

  test('names the chosen color in its legend', async () => {
    const user = userEvent.setup();
    screen.getByRole('group', { name: 'Bubble color light pink' });
    screen.getByRole('group', { name: 'Text color slate' });
    await user.click(swatch('cyan'));
    screen.getByRole('group', { name: 'Bubble color cyan' });
  });

  test('changes the color by the arrow keys', async () => {
    const user = userEvent.setup();
    await user.click(swatch('purple'));
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(swatch('violet').checked).toBe(true);
    expect(swatch('purple').checked).toBe(false);
  });

  test('warns about colors that make the text hard to read', async () => {
    const user = userEvent.setup();
    const remark = within(screen.getByRole('group', { name: /^Bubble color/ })).getByRole('status');
    expect(remark.textContent).toBe('');
    await user.click(swatch('blue'));
    expect(remark.textContent).toBe(
      'That text is hard to read on blue. Easier: white, light gray, light blue, light purple, light pink.',
    );
    await user.click(swatch('white'));
    expect(remark.textContent).toBe('');
  });
});

describe('fields', () => {
  test.each(Object.values(CHATBOT).map(({ label, sentence }) => [label, sentence] as const))(
    'reports an empty %s: %s',
    async (label, message) => {
      const user = userEvent.setup();
      const calls = loseAnswers();
      fill();
      set(label, '');
      await user.click(submit());
      const told = screen.getByText(message);
      expect(field(label).getAttribute('aria-describedby')?.split(' ')).toContain(told.id);
      expect([...document.querySelectorAll('[aria-invalid]')]).toEqual([field(label)]);
      expect(document.activeElement).toBe(field(label));
      expect(calls).toEqual([]);
    },
  );

  test('reports an invalid email address', async () => {
    const user = userEvent.setup();
    const calls = loseAnswers();
    fill();
    set('Email', 'mira at example');
    await user.click(submit());
    screen.getByText('Please enter a valid email address');
    expect(calls).toEqual([]);
  });

  test('accepts a text of any length', async () => {
    const user = userEvent.setup();
    const calls = refuse();
    fill();
    const long = 'x'.repeat(10_000);
    for (const label of ['Chatbot name', 'Welcome message', 'Placeholder text', 'Suggestions']) {
      set(label, long);
    }
    await user.click(submit());
    await screen.findByText('Failed to submit chatbot configuration: API error: 503');
    expect(calls[0]?.body).toMatchObject({
      name: long,
      message: long,
      inputTextHolder: long,
      suggestions: long,
    });
  });
});

describe('request', () => {
  test('sends the chosen design beside its body', async () => {
    const user = userEvent.setup();
    const calls = refuse();
    fill();
    await user.click(swatch('violet'));
    await user.click(submit());
    await screen.findByText(/API error: 503/);
    expect(Object.keys(calls[0]?.body ?? {}).toSorted()).toEqual(Object.keys(CHATBOT).toSorted());
    expect(baggageOf(calls[0])).toMatchObject({ chatbot_bubble_color: 'violet #8B5CF6' });
  });

  test('keeps its key for a retry after a lost answer, but not with another color', async () => {
    const user = userEvent.setup();
    const calls = loseAnswers();
    fill();
    for (const color of ['pink-light', 'pink-light', 'white']) {
      await user.click(swatch(color));
      await user.click(submit());
      await screen.findByText(/The connection was lost/);
    }
    const keys = calls.map(keyOf);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
