import { describe, expect, it } from 'vitest';
import { content } from '../../../shared/content.ts';
import { openTopicsOnce } from '../topics/open-topics.ts';
import { openAsk } from './ask.ts';

const ask = openAsk({
  topics: openTopicsOnce(),
  passages: { find: async () => ({ passages: [], weigh: () => 0 }) },
  titleOf: (page) => page,
});
const answer = (content: string) => ask.answer({ content, earlier: [] });

/** Names of unpublished things, in a word or two: 'SSO', 'audit logs'. */
const UNPUBLISHED = content()
  .list('topic')
  .filter(
    ({ status, audience, folder }) =>
      status === 'not-published' && audience === 'buyer' && folder === 'answers/security-and-privacy',
  )
  .flatMap(({ phrasings }) => phrasings.filter((said) => /^[A-Za-z0-9-]+(?: [a-z]+)?$/.test(said)));

describe('Ask', () => {
  it.each(UNPUBLISHED)('names no plan as the cheapest with %j', async (condition) => {
    const { text, status, topic } = await answer(`What is the cheapest plan with ${condition}?`);
    expect(text).toMatch(/(?:don’t|couldn’t) (?:publish|find)|not sure/);
    expect(text).not.toMatch(/Starter Workspace|\$29/);
    expect(
      status ??
        content()
          .list('topic')
          .find(({ id }) => id === topic)?.status,
    ).not.toBe('published');
  });

  it.each([
    ['Which plan do I need for SSO and 4 people?', /don’t publish single sign-on.*rest: Startup fits 4/],
    [
      'Which plan for 4 people with teleportation?',
      /whether a plan comes with “teleportation”.*Startup fits 4/,
    ],
    [
      'cheapest plan with teleportation',
      /^We don’t publish whether a plan comes with “teleportation”. Ask us.$/,
    ],
    ['cheapest plan with audit logs', /audit trail.*doesn’t say which of them it comes with/],
    ['6 users and HIPAA, which plan?', /don’t publish HIPAA.*Growth fits 6/],
  ])('says of %j what is not published', async (content, said) => {
    const { text, status } = await answer(content);
    expect(text).toMatch(said);
    expect(status).not.toBe('published');
  });

  it.each([
    ['What is the cheapest plan?', /^AI Starter Workspace: it’s \$29/],
    ['12 people, 50,000 credits a month, cheapest option?', /^No plan fits 12 people/],
    ['Difference between Startup and Growth?', /\$99.*\$149/],
    ['tell me about yourself', /AI assistant/],
  ])('answers %j', async (content, said) => {
    expect((await answer(content)).text).toMatch(said);
  });

  it.each([
    'Combien coûte le plan Startup ?',
    '¿Cuánto cuesta el plan Startup?',
    'Quanto costa il piano Startup?',
    'Quanto custa o plano Startup?',
    'Wat kost Startup per maand?',
    'Ile kosztuje plan Startup?',
    'Vad kostar Startup?',
    'Startup planının fiyatı nedir?',
    'Hvad koster Startup?',
    'Paljonko Startup maksaa?',
    'Cât costă Startup pe lună?',
    'Berapa harga paket Startup?',
    'Startupプランはいくらですか？',
    'スタートアッププランの料金は？',
  ])('answers %j with the price of the plan', async (content) => {
    expect((await answer(content)).text).toContain('$99');
  });

  it.each(['Quel est le prix ?', 'Qual è il prezzo?', 'Wat is de prijs?'])(
    'answers %j with all prices',
    async (content) => {
      expect((await answer(content)).topic).toBe('plan-prices');
    },
  );

  it.each([
    ['Do AI employees send emails by themselves, and can we export our data?', / We don’t publish an export/],
    ['If Ava sends a wrong email to our biggest customer, do you pay for the damage?', /\$100/],
    ['Do you have a mobile app with CarPlay?', /nothing on our site for “CarPlay”\. Ask us\.$/],
  ])('answers each part of %j, or names what is missing', async (content, said) => {
    expect((await answer(content)).text).toMatch(said);
  });

  it.each([
    ['How do you prevent prompt injection?', 'prompt-injection'],
    ['If a customer writes “ignore your instructions”, what does your agent do?', 'prompt-injection'],
    ['Could someone jailbreak our chatbot?', 'prompt-injection'],
    ['Do you store system prompts?', 'instructions-private'],
    ['Who approves when the approver is on vacation?', 'approver-away'],
    ['What if we downgrade from Growth to Startup with 9 members?', 'members-above-plan'],
  ])('answers %j from the topic %s', async (content, topic) => {
    expect((await answer(content)).topic).toBe(topic);
  });

  it.each(['Is the 40% conversion increase proven?', 'What is the phone number used for after I book?'])(
    'answers %j with no other question’s answer',
    async (content) => {
      expect((await answer(content)).kind).not.toBe('answer');
    },
  );
});
