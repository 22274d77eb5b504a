import { describe, expect, it } from 'vitest';
import { findOtherLanguage } from './language.ts';

describe('findOtherLanguage', () => {
  it.each([
    ['Was kostet der Startup-Plan?', /^Ich kann/],
    ['Wie viele Mitglieder sind im Growth-Plan?', /^Ich kann/],
    ['Combien coûte le plan Startup ?', /^Je ne peux/],
    ['¿Cuánto cuesta el plan Startup?', /^Por ahora solo/],
    ['Quanto costa il piano Startup?', /^Per ora/],
    ['Quanto custa o plano Startup?', /^Por enquanto/],
    ['Hoeveel kost het Startup-plan?', /^Ik kan/],
    ['स्टार्टअप प्लान की कीमत क्या है?', /अंग्रेज़ी/],
    ['你好，多少钱？', /英语/],
    ['Startupプランはいくらですか？', /英語/],
    ['스타트업 요금제는 얼마인가요?', /영어/],
    ['كم السعر؟', /الإنجليزية/],
    ['Πόσο κοστίζει;', /^$/],
    ['Ile kosztuje plan Growth i czy jest rabat?', /^Na razie/],
    ['Vad kostar Startup och hur betalar vi?', /^Jag kan/],
    ['Growth planı ne kadar?', /^Şimdilik/],
    ['Сколько стоит план Startup?', /английском/],
    ['Mujhe 8 logon ke liye plan chahiye', /^Main abhi/],
  ])('says in the language of %j that answers are English', (content, sentence) => {
    expect(findOtherLanguage(content)?.sentence).toMatch(sentence);
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
    expect(findOtherLanguage(content)).toBeUndefined();
  });
});
