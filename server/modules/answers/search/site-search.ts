import type { Topic } from 'contract/content/topic.ts';
import { CONTACT_PAGE } from 'contract/site/addresses.ts';
import { type FoundPlace, LONGEST_FOUND_TEXT, LONGEST_SEARCH } from 'contract/site/site-search.ts';
import { foundPlaces, shorten } from './found-place.ts';
import { addressOf, findNearest, type SearchSources, titleOfTopic } from './nearest.ts';

/** The site's search for people, over the topics and passages that the chat answers from (decision 013). */
export interface SiteSearch {
  /** @param words as a visitor wrote them; without any, nothing is found */
  find(words: string, how?: { isUnfinished: boolean }): Promise<FoundPlace[]>;
  /** Loads what is searched in the background: a visitor who opens the search will ask soon. */
  prepare(): void;
}

const MOST_RESULTS = 10;
/** Most passages of one page that a result shows. */
const PASSAGES_PER_RESULT = 4;

/** @param onNothing takes finished words for which nothing was found */
export function openSiteSearch(sources: SearchSources, onNothing = (_words: string) => {}): SiteSearch {
  const { passages, topics, titleOf } = sources;
  return {
    async find(words, { isUnfinished } = { isUnfinished: false }) {
      const content = words.slice(0, LONGEST_SEARCH).toWellFormed().trimStart();
      if (content === '') return [];
      const asked = { content, history: [], isUnfinished };
      const nearest = await findNearest(sources, asked, MOST_RESULTS * PASSAGES_PER_RESULT);
      const places = foundPlaces(nearest, MOST_RESULTS);
      const called = places.slice(0, Math.min(nearest.called.length, 1));
      const answers = nearest.topics.map((topic) => placeOfTopic(topic, titleOf));
      // What a topic says or leads to needs no second entry.
      const isSaid = ({ address, heading }: FoundPlace) =>
        answers.some((answer) => answer.address === address || answer.heading === heading);
      const others = places.slice(called.length).filter((place) => !isSaid(place));
      const found = [...called, ...answers, ...others].slice(0, MOST_RESULTS);
      if (found.length === 0 && !isUnfinished) onNothing(content);
      return found;
    },

    prepare() {
      void passages.prepare().then(topics);
    },
  };
}

function placeOfTopic(topic: Topic, titleOf: SearchSources['titleOf']): FoundPlace {
  return {
    kind: 'question',
    title: titleOfTopic(topic, titleOf),
    heading: topic.question,
    address: addressOf(topic, CONTACT_PAGE),
    text: shorten(topic.answer, LONGEST_FOUND_TEXT),
  };
}
