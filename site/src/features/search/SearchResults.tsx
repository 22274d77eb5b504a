import { ASK_PAGE } from 'contract/answers/ask.ts';
import { fill } from 'contract/content/fill.ts';
import type { FoundPlace } from 'contract/site/site-search.ts';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { Linked } from '../../design/ui/Marked.tsx';
import { SearchForm } from '../../layout/search/SearchForm.tsx';
import { wordsFor } from '../../words.ts';
import styles from './SearchResults.module.css';

/**
 * Results for a visitor's words, below the field that holds them, or where to begin if that is nothing.
 * @param places `undefined` where nothing can be searched: while developing, and on a host without the server
 */
export function SearchResults({
  words,
  places,
  starts,
}: {
  words: string;
  places: readonly FoundPlace[] | undefined;
  starts: readonly FoundPlace[];
}) {
  const shown = places?.length ? places : starts;
  const page = content().one('pages/search');
  return (
    <section id="opening" className={styles.root} aria-labelledby="search-title">
      <h1 id="search-title">{page.title}</h1>
      <SearchForm words={words} />
      <p className={styles.count}>{countOf(words, places)}</p>
      <ol className={styles.list} aria-label={shown === starts ? page.start : page.results}>
        {shown.map((place) => (
          <FoundItem {...place} key={`${place.address} ${place.heading}`} />
        ))}
      </ol>
    </section>
  );
}

function FoundItem({ kind, title, heading, address, text }: FoundPlace) {
  return (
    <li className={styles.item}>
      <p className={styles.kind}>{wordsFor('found')[kind] + (heading ? ` · ${title}` : '')}</p>
      <h2 className={styles.name}>
        <a href={address}>{heading || title}</a>
      </h2>
      <p className={styles.text}>{text}</p>
    </li>
  );
}

function countOf(words: string, places: readonly FoundPlace[] | undefined): ReactNode {
  const { unavailable, start, one, several, oneAnswer, manyAnswers, related } = content().one('pages/search');
  if (!places) return unavailable;
  if (words === '') return `${start}:`;
  if (places.length === 0) return <NothingFound words={words} />;
  const answers = places.filter(({ kind }) => kind === 'question').length;
  const others = places.length - answers;
  if (answers > 0) {
    const told = answers === 1 ? fill(oneAnswer, { words }) : fill(manyAnswers, { count: answers, words });
    return others > 0 ? told + fill(related, { count: others }) : told;
  }
  return places.length === 1 ? fill(one, { words }) : fill(several, { count: places.length, words });
}

/** Message of a search without results: its visitor can ask. */
function NothingFound({ words }: { words: string }) {
  const { nothing, nothingWays } = content().one('pages/search');
  const ask = `${ASK_PAGE}?${new URLSearchParams({ q: words })}`;
  return (
    <>
      {`${fill(nothing, { words })} `}
      <Linked text={fill(nothingWays, { ask })} />
    </>
  );
}
