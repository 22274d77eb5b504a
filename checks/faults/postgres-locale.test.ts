import { expect, it } from 'vitest';
import { openDatabase } from '../../server/plugins/database/open-database.ts';
import { describeOnPostgres } from './on-postgres.ts';

describeOnPostgres('a database with a locale of ICU', (findCluster) => {
  async function open(name: string, locale: string, mayBeMoved = false) {
    const create = `create database ${name} template template0 locale_provider icu icu_locale '${locale}'`;
    await findCluster().ask('postgres', create);
    const database = await openDatabase(
      { dataDir: '', databaseUrl: findCluster().addressOf(name) },
      () => {},
      { mayBeMoved },
    );
    await database.destroy();
  }

  it('is refused where the small letter of I is another than i', async () => {
    await expect(open('turkish', 'tr-TR')).rejects.toThrow(/^DATABASE_URL: the locale .* C\.UTF-8/);
  });

  it('is taken otherwise, and as the source of a move', async () => {
    await open('german', 'de-DE');
    await open('moved', 'tr-TR', true);
  });
});
