import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeArticleFolder } from '../../../../checks/support/article-folder.ts';
import { listArticleFiles, readBlogFolder } from './article-files.ts';

function makeFolder(...paths: string[]): Promise<string> {
  return makeArticleFolder(Object.fromEntries(paths.map((path) => [path, ''])));
}

describe('listArticleFiles', () => {
  it('finds articles at every depth, in the same order on every machine', async () => {
    const folder = await makeFolder(
      'b.md',
      '2026/z.md',
      '2026/03/a.md',
      'a.MD',
      'Z.md',
      'c.docx',
      'd.ZIP',
      'e.htm',
    );
    const found = ['2026/03/a.md', '2026/z.md', 'Z.md', 'a.MD', 'b.md', 'c.docx', 'd.ZIP', 'e.htm'];
    expect(await listArticleFiles(folder)).toEqual(found);
  });

  it('leaves out files that are not articles', async () => {
    const folder = await makeFolder(
      ...['README.md', 'more/readme.md', '.hidden.md', '.git/a.md', '_template.md', '_old/a.md'],
      ...['picture.png', 'a.md.bak', 'folder.md/b.txt'],
    );
    expect(await listArticleFiles(folder)).toEqual([]);
  });

  it('rejects when the folder does not exist', async () => {
    await expect(listArticleFiles('/nowhere/blog')).rejects.toThrow(/ENOENT/);
  });
});

describe('readBlogFolder', () => {
  it('lists files that are not articles, except for pictures and system files', async () => {
    const folder = await makeFolder(
      ...['a.md', 'b.odt', 'old/c.doc', 'd.txt', 'e', 'pictures/f.PNG', 'g.svg', 'README.md'],
      ...['.DS_Store', 'Thumbs.db', '~$c.doc', 'a.md~', 'a.md.bak', '_h.txt'],
    );
    expect(await readBlogFolder(folder)).toEqual({
      articles: ['a.md'],
      others: ['b.odt', 'd.txt', 'e', 'old/c.doc'],
    });
  });

  it('lists a symbolic link without following it', async () => {
    const folder = await makeFolder('a.md');
    await symlink(join(folder, 'a.md'), join(folder, 'b.md'));
    expect(await readBlogFolder(folder)).toEqual({ articles: ['a.md'], others: ['b.md'] });
  });
});
