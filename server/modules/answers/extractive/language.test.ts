import { describe, expect, it } from 'vitest';
import { replyToOtherLanguage } from './language.ts';

describe('replyToOtherLanguage', () => {
  it.each([
    ['Was kostet der Startup-Plan?', /^Ich kann/],
    ['Wie viele Mitglieder sind im Growth-Plan?', /^Ich kann/],
    ['Combien coûte le plan Startup ?', /^Je ne peux/],
    ['¿Cuánto cuesta el plan Startup?', /^Por ahora solo/],
    ['Quanto costa il piano Startup?', /^Per ora/],
    ['Quanto custa o plano Startup?', /^Por enquanto/],
    ['Hoeveel kost het Startup-plan?', /^Ik kan/],
    ['स्टार्टअप प्लान की कीमत क्या है?', /^So far/],
    ['你好，多少钱？', /^So far/],
    ['Сколько стоит план Startup?', /^So far/],
  ])('replies to %j in its language, and asks in English for a question in English', (content, opening) => {
    const reply = replyToOtherLanguage(content);
    expect(reply).toMatch(opening);
    expect(reply).toContain('English. Please ask in English, or [write to our team](/contact-us).');
  });

  it.each([
    'What is the price?',
    'price',
    'Startup plan',
    'is the die cast in the de facto case',
    'Who was the man in the El Dorado case study?',
    'AI SDR para emails',
    '12345',
    '',
  ])('reads %j as English', (content) => {
    expect(replyToOtherLanguage(content)).toBeUndefined();
  });
});
