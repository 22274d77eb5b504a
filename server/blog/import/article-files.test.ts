import { describe, expect, it } from 'vitest';
import { makeArticleFolder } from '../../testing/article-folder.ts';
import { listArticleFiles } from './article-files.ts';

function makeFolder(...paths: string[]): Promise<string> {
  return makeArticleFolder(Object.fromEntries(paths.map((path) => [path, ''])));
}

describe('listArticleFiles', () => {
  it('finds Markdown at every depth, in one order on every machine', async () => {
    const folder = await makeFolder('b.md', '2026/z.md', '2026/03/a.md', 'a.MD', 'Z.md');
    expect(await listArticleFiles(folder)).toEqual(['2026/03/a.md', '2026/z.md', 'Z.md', 'a.MD', 'b.md']);
  });

  it('leaves out what is no article', async () => {
    const folder = await makeFolder(
      ...['README.md', 'more/readme.md', '.hidden.md', '.git/a.md', '_template.md', '_old/a.md'],
      ...['picture.png', 'a.md.bak', 'folder.md/b.txt'],
    );
    expect(await listArticleFiles(folder)).toEqual([]);
  });

  it('refuses a folder that is not there', async () => {
    await expect(listArticleFiles('/nowhere/blog')).rejects.toThrow(/ENOENT/);
  });
});
