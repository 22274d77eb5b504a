import { mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeArticleFolder } from '../../../../checks/support/article-folder.ts';
import { isBesideArticle, readPicture } from './read-picture.ts';

async function setUp() {
  const folder = await makeArticleFolder({ 'pics/a b.png': 'a', 'news/c.png': 'c' });
  const outside = await makeArticleFolder({ 'secret.png': 'secret' });
  return { folder, outside };
}

describe('readPicture', () => {
  it.each([
    ['a.md', 'pics/a%20b.png', 'a'],
    ['a.md', './pics/../pics/a b.png', 'a'],
    ['news/a.md', 'c.png', 'c'],
    ['news/a.md', '../pics/a%20b.png?x#y', 'a'],
  ])('finds the picture beside %s at %s', async (source, address, content) => {
    const { folder } = await setUp();
    expect((await readPicture(folder, source, address)).toString()).toBe(content);
  });

  it.each(['../secret.png', 'x/../../secret.png', '%2e%2e/secret.png', '..%2fsecret.png'])(
    'reads nothing outside of the folder through %s',
    async (address) => {
      const { folder, outside } = await setUp();
      await rm(join(folder, '..', 'secret.png'), { force: true });
      await expect(readPicture(folder, 'a.md', address)).rejects.toThrow('outside of the folder');
      await expect(readPicture(join(outside, '.'), 'a.md', 'secret.png')).resolves.toBeDefined();
    },
  );

  it('follows no symbolic link out of the folder', async () => {
    const { folder, outside } = await setUp();
    await symlink(join(outside, 'secret.png'), join(folder, 'link.png'));
    await symlink(outside, join(folder, 'linked'));
    for (const address of ['link.png', 'linked/secret.png']) {
      await expect(readPicture(folder, 'a.md', address)).rejects.toThrow('outside of the folder');
    }
  });

  it('explains why a file cannot be read', async () => {
    const { folder } = await setUp();
    await mkdir(join(folder, 'folder.png'));
    await writeFile(join(folder, 'large.png'), '');
    await truncate(join(folder, 'large.png'), 20 * 1024 ** 2 + 1);
    onTestFinished(() => rm(join(folder, 'large.png'), { force: true }));
    for (const [address, reason] of [
      ['none.png', 'there is no file none.png'],
      ['folder.png', 'folder.png is not a file'],
      ['large.png', 'the file large.png is larger than 20 MB'],
      ['%00.png', 'its address cannot be read'],
      ['%ff.png', 'its address cannot be read'],
    ] as const) {
      await expect(readPicture(folder, 'a.md', address)).rejects.toThrow(reason);
    }
  });
});

describe('isBesideArticle', () => {
  it.each(['a.png', './a.png', '../a.png', 'a b/c.png'])('accepts %s', (address) => {
    expect(isBesideArticle(address)).toBe(true);
  });

  it.each([
    '/a.png',
    '//a.example/b.png',
    'https://a.example/b.png',
    'data:,a',
    'C:\\a.png',
    '\\a',
    '#a',
    '?a',
    '',
    undefined,
  ])('refuses %s', (address) => {
    expect(isBesideArticle(address)).toBe(false);
  });
});
