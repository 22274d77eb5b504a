import { describe, expect, it } from 'vitest';
import { toEnglish } from './to-english.ts';

describe('toEnglish', () => {
  it.each([
    ['Was kostet es für acht Personen im Monat?', 'what costs es for eight people per month?'],
    ['Combien ça coûte pour une équipe ?', 'how much ça costs for une team?'],
    ['¿Quién es dueño de lo que escribe la IA?', 'who es owns de lo what writes la ai?'],
    ['somos 4 personas, que plan', 'we are 4 people, what plan'],
    ['Quanto custa o plano Growth?', 'how much costs o plan Growth?'],
  ])('rewords %j', (content, english) => {
    expect(toEnglish(content)).toBe(english);
  });

  it.each(['Which plan fits a team of 8?', 'Do you come to Paris?', ''])('leaves %j as it is', (content) => {
    expect(toEnglish(content)).toBe(content);
  });
});
