import { describe, expect, it } from 'vitest';
import { convertNotes } from './note-marks.ts';

describe('convertNotes', () => {
  it.each([
    ['a comment in a line', 'a %%private%% b', 'a  b'],
    ['a comment with code', 'a %%see `x`%% b', 'a  b'],
    ['a comment of several lines', 'a\n%%\nprivate\n\nprivate\n%%\nb', 'a\n\n\n\n\n\nb'],
    ['a comment without an end', 'a\n%% private\nprivate', 'a\n\n'],
    ['a comment with a block of code', '%%\n```\nprivate\n```\n%%\nb', '\n\n\n\n\nb'],
    ['a link', '[[Other note]] and [[Other#Part|words]]', 'Other note and words'],
    ['a picture', '![[blue sky.png|300]] ![[a.svg|A plan]]', '![](<blue sky.png>) ![A plan](<a.svg>)'],
    ['an embedded note', 'a ![[Other note]]', 'a '],
    ['marked words', 'a ==b c== d', 'a <mark>b c</mark> d'],
    ['an aside of Notion', '<aside>\n💡 **Save**\n\n</aside>\nb', '> [!NOTE]\n> 💡 **Save**\n> \n\nb'],
  ])('reads %s', (_what, written, body) => {
    expect(convertNotes(written, 1).body).toBe(body);
  });

  it.each([
    '`%%a%%` and `[[b]]` and ``==c==``',
    '```\n%%a%%\n[[b]]\n```',
    'a == b and c == d; 100%% of it',
    '[a](b) [c][d] - [ ] e',
  ])('leaves code and other text as it is: %j', (text) => {
    expect(convertNotes(text, 1)).toEqual({ body: text, remarks: [] });
  });

  it('reports what it leaves out with its line', () => {
    expect(convertNotes('a\n%%b%% ![[c]]\n[[d]]', 5).remarks).toEqual([
      { line: 6, reason: 'a comment (%%) was left out' },
      { line: 6, reason: 'the note c, which is embedded, was left out' },
      { line: 7, reason: 'the link to the note d was left out, and its words were kept' },
    ]);
  });

  it.each([
    ['a {{< figure src="a.png" >}} b', '{{< figure src="a.png" >}}'],
    ['{{% notice tip %}}', '{{% notice tip %}}'],
    ['see {% include note.html %}', '{% include note.html %}'],
    ['{: .lead}', '{: .lead}'],
  ])('reports a tag of Hugo or Jekyll in %j', (line, tag) => {
    const reason = `${tag} is shown as it is written; it is a tag of Hugo or Jekyll`;
    expect(convertNotes(line, 3)).toEqual({ body: line, remarks: [{ line: 3, reason }] });
  });

  it.each(['`{% raw %}`', '```\n{{< figure >}}\n```', 'Hello {{ name }}', 'a {: b} c'])(
    'takes %j for text or code',
    (text) => {
      expect(convertNotes(text, 1).remarks).toEqual([]);
    },
  );
});
